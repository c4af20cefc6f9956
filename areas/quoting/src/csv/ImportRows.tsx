import { Button } from '@quayside/ui/Button';
import { IconButton } from '@quayside/ui/IconButton';
import { trashIcon } from '@quayside/ui/icons';
import { Pagination } from '@quayside/ui/Pagination';
import { ProgressBar } from '@quayside/ui/ProgressBar';
import { Stack } from '@quayside/ui/Stack';
import { Table } from '@quayside/ui/Table';
import { Tabs } from '@quayside/ui/Tabs';
import { useCallback, useMemo, useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ProductOffer } from '../api.ts';
import type { CheckedRow, ImportRow } from './checkRows.ts';
import type { LookupsState } from './createLookups.ts';
import { rowColumns } from './rowColumns.tsx';

/** The rows of a file, their problems, and the progress of the look-up. */
export interface ImportRowsProps {
  rows: readonly CheckedRow[];
  /** The lines that lacked something at some time: they stay together while they are repaired. */
  repairedLines: ReadonlySet<number>;
  lookups: Pick<LookupsState, 'done' | 'total' | 'isRunning'>;
  /** The number of sites that the quote can still take. */
  room: number;
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>;
  onRepair: (line: number, change: Partial<ImportRow>) => void;
  onLeaveOut: (lines: readonly number[]) => void;
  onRetry: () => void;
  onCancel: () => void;
  onAdd: (rows: readonly CheckedRow[]) => void;
  onBack: () => void;
  onRestart: () => void;
}

const PAGE_SIZE = 25;

/** All rows with their problems, to repair in place. The valid ones can be added before the others are repaired. */
export function ImportRows(props: ImportRowsProps): JSX.Element {
  const { rows, repairedLines, lookups, room, onAdd } = props;
  const [tab, setTab] = useState('repair');
  const repair = rows.filter(({ row }) => repairedLines.has(row.line));
  const others = rows.filter(({ row }) => !repairedLines.has(row.line));
  const valid = rows.filter(({ state }) => state === 'valid');
  const broken = rows.filter(({ state }) => state === 'problem').length;
  const fitting = valid.slice(0, room);
  const hasFailed = rows.some(({ a, b }) => a.kind === 'failed' || b?.kind === 'failed');
  return (
    <Stack gap={16}>
      {lookups.isRunning && (
        <Stack direction="row" gap={12}>
          <ProgressBar
            style={{ flex: 1 }}
            label="Looking up the addresses"
            value={lookups.done}
            max={lookups.total}
            valueText={`${formatCount(lookups.done)} of ${formatCount(lookups.total)} postcodes`}
          />
          <Button onClick={props.onCancel}>Cancel</Button>
        </Stack>
      )}
      {hasFailed && !lookups.isRunning && (
        <Stack direction="row" gap={12}>
          <span>Some postcodes were not looked up.</span>
          <Button onClick={props.onRetry}>Look up the rest</Button>
        </Stack>
      )}
      {valid.length > room && (
        <output>
          {room === 0
            ? 'The quote has as many sites as it can have.'
            : `The quote has room for ${formatCount(room)} more sites. Leave some rows out, or add the first ${formatCount(room)}.`}
        </output>
      )}
      <Stack direction="row" gap={8}>
        <Button variant="primary" disabled={fitting.length === 0} onClick={() => onAdd(fitting)}>
          {addText(fitting.length, valid.length)}
        </Button>
        <Button onClick={props.onBack}>Change the columns</Button>
        <Button onClick={props.onRestart}>Take another file</Button>
      </Stack>
      <Tabs
        label="Rows of the file"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            id: 'repair',
            label: 'To repair',
            count: formatCount(broken),
            panel: <RowsTable {...props} shown={repair} empty="Every row can be added as it is." />,
          },
          {
            id: 'others',
            label: 'Without problems',
            count: formatCount(others.length),
            panel: <RowsTable {...props} shown={others} empty="Each row needs a repair." />,
          },
        ]}
      />
    </Stack>
  );
}

function addText(count: number, valid: number): string {
  if (valid === 0) return 'Add the valid rows';
  if (count < valid) return `Add the first ${formatCount(count)} valid rows`;
  return count === 1 ? 'Add the valid row' : `Add the ${formatCount(count)} valid rows`;
}

function RowsTable({
  shown,
  empty,
  offer,
  onRepair,
  onLeaveOut,
}: Pick<ImportRowsProps, 'offer' | 'onRepair' | 'onLeaveOut'> & {
  shown: readonly CheckedRow[];
  empty: string;
}): JSX.Element {
  const [page, setPage] = useState(1);
  const columns = useMemo(() => rowColumns(offer, onRepair), [offer, onRepair]);
  const current = Math.min(page, Math.max(1, Math.ceil(shown.length / PAGE_SIZE)));
  const rowActions = useCallback(
    ({ row }: CheckedRow) => (
      <IconButton
        icon={trashIcon}
        label={`Leave out line ${row.line}`}
        onClick={() => onLeaveOut([row.line])}
      />
    ),
    [onLeaveOut],
  );
  return (
    <Stack gap={12}>
      <Table
        caption="Rows of the file"
        hideCaption
        columns={columns}
        data={{ status: 'ready', rows: shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE) }}
        rowId={lineOf}
        rowActions={rowActions}
        labels={{ empty }}
      />
      {shown.length > PAGE_SIZE && (
        <Pagination page={current} pageSize={PAGE_SIZE} total={shown.length} onPageChange={setPage} />
      )}
    </Stack>
  );
}

const lineOf = ({ row }: CheckedRow): string => String(row.line);
