import { Button } from '@quayside/ui/Button';
import { Field } from '@quayside/ui/Field';
import { FieldRow } from '@quayside/ui/FieldRow';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { CappedOptions } from '@quayside/page-kit/options';
import { formatCount } from '@quayside/page-kit/format';
import { leftOutText } from './importWords.ts';
import {
  mappingProblem,
  unusedColumns,
  type ColumnMapping,
  type ColumnTarget,
  type TargetOption,
} from './mapColumns.ts';
import type { CsvRow } from './parseRows.ts';

export interface ImportColumnsProps {
  headings: readonly string[];
  rows: readonly CsvRow[];
  targets: readonly TargetOption[];
  mapping: ColumnMapping;
  notes: readonly string[];
  onMap: (mapping: ColumnMapping) => void;
  onCheck: () => void;
  onRestart: () => void;
}

/** Asks for the meaning of each column. The guess is filled in, with the first value of each column. */
export function ImportColumns({
  headings,
  rows,
  targets,
  mapping,
  notes,
  onMap,
  onCheck,
  onRestart,
}: ImportColumnsProps): JSX.Element {
  const problem = mappingProblem(mapping, targets);
  const leftOut = leftOutText(unusedColumns(headings, rows, mapping));
  return (
    <Stack gap={16}>
      <Text>
        {`${rows.length === 1 ? '1 row' : `${formatCount(rows.length)} rows`} found. Which column holds what?`}
      </Text>
      {notes.length > 0 && (
        <InlineAlert tone="info">
          {notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </InlineAlert>
      )}
      <FieldRow>
        {targets.map(({ target, label, isRequired }) => (
          <Field key={target} label={label} optional={!isRequired} hint={sampleOf(mapping[target], rows)}>
            <NativeSelect
              value={mapping[target] ?? ''}
              required={isRequired}
              onChange={(event) => onMap(withColumn(mapping, target, event.target.value))}
            >
              <option value="">{isRequired ? 'Choose a column' : 'Not in the table'}</option>
              <CappedOptions
                options={headings.map((heading, index) => ({ value: index, label: heading }))}
                selected={mapping[target] ?? null}
              />
            </NativeSelect>
          </Field>
        ))}
      </FieldRow>
      {leftOut !== null && <Text wrap="anywhere">{leftOut}</Text>}
      <Stack direction="row" gap={8}>
        <Button variant="primary" disabled={problem !== null} onClick={onCheck}>
          {rows.length === 1 ? 'Check 1 row' : `Check ${formatCount(rows.length)} rows`}
        </Button>
        <Button onClick={onRestart}>Take another file</Button>
        {problem !== null && <output>{problem}</output>}
      </Stack>
    </Stack>
  );
}

function withColumn(mapping: ColumnMapping, target: ColumnTarget, value: string): ColumnMapping {
  const { [target]: _, ...others } = mapping;
  return value === '' ? others : { ...others, [target]: Number(value) };
}

/** The first value of a column. */
function sampleOf(column: number | undefined, rows: readonly CsvRow[]): JSX.Element | undefined {
  const value = rows.map(({ cells }) => cells[column ?? -1] ?? '').find((cell) => cell !== '');
  return value === undefined ? undefined : <bdi>{value.slice(0, 40)}</bdi>;
}
