import { estimatePath } from '@quayside/contract/paths/cloud';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Checkbox } from '@quayside/ui/Checkbox';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { Link } from '@quayside/ui/Link';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { Text } from '@quayside/ui/Text';
import { useMemo, useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { Estimate } from '../api.ts';
import { compareEstimates, type LinePair, type PricedLine } from '../estimate/compareLines.ts';
import type { PriceList } from '../estimate/price.ts';
import { formatMoney } from '../formatMoney.ts';
import { describeLine } from '../describeLine.ts';
import { EstimateStatus } from '../estimateColumns.tsx';
import { nameOfLine } from '../LineRow.tsx';

const PAGE_ROWS = 50;

export interface CompareViewProps {
  first: Estimate;
  second: Estimate;
  /** Names the items; those of both plans. */
  priceList: PriceList;
}

/** Two estimates side by side: totals, then the lines with their differences. */
export function CompareView({ first, second, priceList }: CompareViewProps): JSX.Element {
  const [isAll, setIsAll] = useState(false);
  const [limit, setLimit] = useState(PAGE_ROWS);
  const pairs = useMemo(() => compareEstimates(first.lines, second.lines), [first, second]);
  const different = pairs.filter(({ isSame }) => !isSame);
  const rows = isAll ? pairs : different;
  const columns = useMemo(() => columnsOf(first, second, priceList), [first, second, priceList]);
  return (
    <Stack gap={24}>
      <Grid columns="three">
        <Totals estimate={first} />
        <Totals estimate={second} />
        <Differences first={first} second={second} />
      </Grid>
      <Stack gap={16}>
        <Stack direction="row" gap={16} justify="space-between">
          <span>
            {different.length === 0
              ? `All ${formatCount(pairs.length)} lines are the same`
              : `${formatCount(different.length)} of ${formatCount(pairs.length)} lines differ`}
          </span>
          <Checkbox
            label="Show lines that are the same"
            checked={isAll}
            onChange={({ target }) => setIsAll(target.checked)}
          />
        </Stack>
        {rows.length > 0 && (
          <Table
            caption="Lines of both estimates"
            hideCaption
            columns={columns}
            data={{ status: 'ready', rows: rows.slice(0, limit) }}
            rowId={idOf}
          />
        )}
        {rows.length > limit && (
          <Button onClick={() => setLimit(limit + PAGE_ROWS)}>
            {`Show ${formatCount(Math.min(PAGE_ROWS, rows.length - limit))} more lines`}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const idOf = ({ id }: LinePair): string => id;

function Totals({ estimate }: { estimate: Estimate }): JSX.Element {
  const { number, name, status, termMonths, totals, lineCount } = estimate;
  const { currency, mrc, nrc, tcv } = totals;
  return (
    // Two estimates may have the same name, so they are no landmarks.
    <Card
      title={
        <Link href={estimatePath.href({ number })}>
          <bdi>{name}</bdi>
        </Link>
      }
      lead={`${number} · ${formatCount(lineCount)} ${lineCount === 1 ? 'line' : 'lines'} · ${termMonths} months`}
      footer={<EstimateStatus status={status} />}
    >
      <DescriptionList
        items={[
          money('mrc', 'Monthly (MRC)', mrc, currency),
          money('nrc', 'One-off (NRC)', nrc, currency),
          money('tcv', `Total over ${termMonths} months (TCV)`, tcv, currency),
        ]}
      />
    </Card>
  );
}

function money(id: string, term: string, amount: number, currency: string) {
  return { id, term, description: <Money amount={amount} currency={currency} />, kind: 'number' } as const;
}

function Differences({ first, second }: Pick<CompareViewProps, 'first' | 'second'>): JSX.Element {
  const of = (amount: 'mrc' | 'nrc' | 'tcv'): string =>
    signed(second.totals[amount] - first.totals[amount], first.totals.currency);
  return (
    <Card as="section" title="Difference" lead="The second estimate against the first. VAT excluded.">
      <Stack>
        <DescriptionList
          items={[
            { id: 'mrc', term: 'Monthly (MRC)', description: of('mrc'), kind: 'number' },
            { id: 'nrc', term: 'One-off (NRC)', description: of('nrc'), kind: 'number' },
            {
              id: 'tcv',
              term: 'Total (TCV)',
              description: of('tcv'),
              kind: 'number',
            },
          ]}
        />
        {first.termMonths !== second.termMonths && (
          <Text>Their terms differ, so compare the monthly charges rather than the totals.</Text>
        )}
      </Stack>
    </Card>
  );
}

/** A difference with its sign: `+£12.00`, `−£3.50`, `No difference`. */
function signed(amount: number, currency: string): string {
  if (amount === 0) return 'No difference';
  return `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount), currency)}`;
}

function columnsOf(
  first: Estimate,
  second: Estimate,
  priceList: PriceList,
): readonly TableColumn<LinePair>[] {
  const { currency } = first.totals;
  const cell = (line: PricedLine | null): JSX.Element =>
    line ? <span>{describeLine(line, priceList.get(line.itemId), currency)}</span> : <span>Not in it</span>;
  return [
    {
      id: 'line',
      header: 'Line',
      width: 'wide',
      isRowHeader: true,
      cell: ({ first: one, second: other }) => {
        const line = one ?? other;
        return <bdi>{line && nameOfLine(line, priceList.get(line.itemId))}</bdi>;
      },
    },
    { id: 'first', header: first.name, cell: (pair) => cell(pair.first) },
    { id: 'second', header: second.name, cell: (pair) => cell(pair.second) },
    {
      id: 'difference',
      header: 'Difference a month',
      kind: 'number',
      width: 'fit',
      cell: (pair) => signed((pair.second?.price.mrc ?? 0) - (pair.first?.price.mrc ?? 0), currency),
    },
  ];
}
