import { documentsPath } from '@quayside/contract/paths/resources';
import { Field } from '@quayside/ui/Field';
import { FileDrop } from '@quayside/ui/FileDrop';
import { FileList } from '@quayside/ui/FileList';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { useRef, type JSX } from 'react';
import { attachmentLimits, uploadedFile } from '@quayside/shared/conversation/attachmentFiles.ts';
import type { Letter } from './useLetter.ts';

export interface LetterFieldProps {
  formId: string;
  letter: Pick<Letter, 'files' | 'rejected' | 'add' | 'remove' | 'retry'>;
  error?: string | undefined;
  /** The name of an existing letter. */
  present?: string | undefined;
}

/** Takes the signed letter of authority. */
export function LetterField({ formId, letter, error, present }: LetterFieldProps): JSX.Element {
  const drop = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={8}>
      <Field
        label="Signed letter of authority"
        hint={
          <>
            {present !== undefined && <span>{`Attached: “${present}”. Another file replaces it. `}</span>}
            The form is in <Link href={documentsPath.href({ q: 'letter of authority' })}>Resources</Link>.
            Without a letter, the port waits for it.
          </>
        }
        controlId={`${formId}-letter`}
        error={error}
        optional
      >
        <FileDrop
          ref={drop}
          accept=".pdf,.png,.jpg,.jpeg,.docx,.txt"
          acceptText="PDF, picture, Word or text"
          maxBytes={attachmentLimits.maxBytes}
          maxNameLength={attachmentLimits.maxNameLength}
          maxFiles={1}
          fileCount={0}
          rejected={letter.rejected}
          onFiles={letter.add}
        />
      </Field>
      <FileList
        files={letter.files.map(uploadedFile)}
        labels={{ list: 'Letter of authority' }}
        emptyFocusRef={drop}
        onCancel={letter.remove}
        onRemove={letter.remove}
        onRetry={letter.retry}
      />
    </Stack>
  );
}
