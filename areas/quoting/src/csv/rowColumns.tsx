import { Button } from '@quayside/ui/Button';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import type { ProductOffer } from '../api.ts';
import { REFERENCE_LIMIT, type CheckedRow, type EndProblem, type ImportRow } from './checkRows.ts';
import { EndCell } from './EndCell.tsx';
import { CappedOptions } from '@quayside/page-kit/options';

type Repair = (line: number, change: Partial<ImportRow>) => void;

/** The columns of the rows of a file. A missing value is repaired in its cell. */
export function rowColumns(
  { needsBEnd, fields }: Pick<ProductOffer, 'needsBEnd' | 'fields'>,
  onRepair: Repair,
): readonly TableColumn<CheckedRow>[] {
  return [
    { id: 'line', header: 'Line', kind: 'number', width: 'fit', cell: ({ row }) => row.line },
    {
      id: 'a',
      header: needsBEnd ? 'A end' : 'Address',
      width: 'wide',
      isRowHeader: true,
      cell: ({ row, a, duplicateOf }) => (
        <EndCell
          name={`${needsBEnd ? 'A end' : 'Postcode'} of line ${row.line}`}
          end={row.aEnd}
          check={a}
          isDuplicate={duplicateOf !== null}
          onChange={(aEnd) => onRepair(row.line, { aEnd })}
        />
      ),
    },
    ...(needsBEnd
      ? [
          {
            id: 'b',
            header: 'B end',
            width: 'wide',
            cell: ({ row, b, duplicateOf }: CheckedRow) =>
              row.bEnd &&
              b && (
                <EndCell
                  name={`B end of line ${row.line}`}
                  end={row.bEnd}
                  check={b}
                  isDuplicate={duplicateOf !== null}
                  onChange={(bEnd) => onRepair(row.line, { bEnd })}
                />
              ),
          } as const,
        ]
      : []),
    {
      id: 'reference',
      header: 'Reference',
      cell: ({ row, isReferenceLong }) => (
        <>
          <bdi>{row.reference}</bdi>
          {isReferenceLong && (
            <Button
              size="compact"
              aria-label={`Keep the first ${REFERENCE_LIMIT} characters of the reference of line ${row.line}`}
              onClick={() =>
                onRepair(row.line, { reference: row.reference.slice(0, REFERENCE_LIMIT).trim() })
              }
            >
              {`Keep the first ${REFERENCE_LIMIT} characters`}
            </Button>
          )}
        </>
      ),
    },
    ...fields.map((field): TableColumn<CheckedRow> => ({
      id: `field-${field.id}`,
      header: field.label,
      cell: ({ row, wrongFields }) => (
        <FieldCell
          field={field}
          name={`${field.label} of line ${row.line}`}
          value={row.fields[field.id] ?? ''}
          isWrong={wrongFields.includes(field.id)}
          onChange={(value) => onRepair(row.line, { fields: { ...row.fields, [field.id]: value } })}
        />
      ),
    })),
    {
      id: 'state',
      header: 'State',
      width: 'fit',
      cell: (checked) => <RowState checked={checked} />,
    },
  ];
}

function FieldCell({
  field,
  name,
  value,
  isWrong,
  onChange,
}: {
  field: ProductOffer['fields'][number];
  name: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}): JSX.Element {
  const { options = [] } = field;
  if (!isWrong) return <bdi>{options.find(({ id }) => id === value)?.label ?? value}</bdi>;
  return (
    <NativeSelect
      size="compact"
      aria-label={name}
      aria-invalid
      value=""
      onChange={(event) => onChange(event.target.value === '-' ? '' : event.target.value)}
    >
      <option value="">{`“${value}”: choose`}</option>
      <option value="-">None</option>
      <CappedOptions options={options.map(({ id, label }) => ({ value: id, label }))} selected={null} />
    </NativeSelect>
  );
}

const problemWords: Record<EndProblem['kind'], string> = {
  missing: 'postcode missing',
  format: 'not a UK postcode',
  waiting: 'looking up',
  failed: 'not looked up',
  notFound: 'no address at this postcode',
  several: 'several addresses',
};

function RowState({ checked }: { checked: CheckedRow }): JSX.Element {
  const { state } = checked;
  if (state === 'valid') return <StatusLabel tone="positive">Valid</StatusLabel>;
  if (state === 'waiting') return <StatusLabel tone="neutral">Looking up</StatusLabel>;
  return <StatusLabel tone="caution">{problemText(checked)}</StatusLabel>;
}

function problemText({ a, b, duplicateOf, wrongFields, isReferenceLong }: CheckedRow): string {
  const ends = [
    ...(a.kind === 'ok' ? [] : [b === null ? problemWords[a.kind] : `A end: ${problemWords[a.kind]}`]),
    ...(b === null || b.kind === 'ok' ? [] : [`B end: ${problemWords[b.kind]}`]),
    ...(wrongFields.length > 0 ? ['a value that is not offered'] : []),
    ...(isReferenceLong ? [`a reference of more than ${REFERENCE_LIMIT} characters`] : []),
    ...(duplicateOf === null
      ? []
      : [duplicateOf === 0 ? 'in the quote already' : `the same as line ${duplicateOf}`]),
  ];
  const text = ends.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
