import { Button } from '@quayside/ui/Button';
import { Field } from '@quayside/ui/Field';
import { FileDrop, type RejectedFile } from '@quayside/ui/FileDrop';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import type { TargetOption } from './mapColumns.ts';

export interface ImportSourceProps {
  text: string;
  /** The reason why the last file or text was rejected; null when it was accepted. */
  problem: string | null;
  /** The columns that a row can have. */
  targets: readonly TargetOption[];
  onType: (text: string) => void;
  onTakeText: () => void;
  onTakeFile: (file: File) => void;
}

const MAX_BYTES = 5_000_000;

/** Takes a CSV file, or rows that are copied from a spreadsheet. */
export function ImportSource({
  text,
  problem,
  targets,
  onType,
  onTakeText,
  onTakeFile,
}: ImportSourceProps): JSX.Element {
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const required = targets.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  const optional = targets.filter(({ isRequired }) => !isRequired).map(({ label }) => label);
  return (
    <Stack gap={16}>
      <Text>
        {`One row for each site, at most 200. Each row needs: ${required.join(', ')}. It can have: ${optional.join(', ')}. The columns can have any names and any order.`}
      </Text>
      {/* A file that was refused says so at the field: what was wrong with the one before is over. */}
      {problem !== null && rejected.length === 0 && (
        <InlineAlert tone="critical" live="assertive" title="We can’t use this">
          {problem}
        </InlineAlert>
      )}
      <Field label="CSV file">
        <FileDrop
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          acceptText="CSV, TSV or TXT"
          maxFiles={1}
          maxBytes={MAX_BYTES}
          rejected={rejected}
          onFiles={([file], refused) => {
            setRejected(refused);
            if (file) onTakeFile(file);
          }}
        />
      </Field>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setRejected([]);
          onTakeText();
        }}
      >
        <Stack gap={12}>
          <Field label="Or paste rows from a spreadsheet">
            <TextArea
              rows={5}
              value={text}
              spellCheck={false}
              onChange={(event) => onType(event.target.value)}
            />
          </Field>
          <Stack align="start">
            <Button type="submit" disabled={text.trim() === ''}>
              Use the pasted rows
            </Button>
          </Stack>
        </Stack>
      </form>
    </Stack>
  );
}
