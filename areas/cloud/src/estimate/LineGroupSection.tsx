import { AccordionItem } from '@quayside/ui/Accordion';
import { Button } from '@quayside/ui/Button';
import { plusIcon, sortIcon } from '@quayside/ui/icons';
import { Money } from '@quayside/ui/Money';
import { SortableList } from '@quayside/ui/SortableList';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { groupWords } from '../cloudWords.ts';
import type { LineGroup, LineGroupId } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import type { PricedEstimate } from './priceEstimate.ts';
import { LineAmounts } from '../LineAmounts.tsx';
import { LineRow, nameOfLine, type LineActions } from '../LineRow.tsx';

/** So many lines of a group are shown at first: the groups of a long estimate together stay below 100 rows. */
const SHOWN_LINES = 12;
const MORE_LINES = 25;

export interface LineGroupActions extends LineActions {
  /** `group` is null when the user has not chosen one. */
  onAdd: (group: LineGroupId | null) => void;
  onMove: (group: LineGroup, id: string, toIndex: number) => void;
}

/** The lines of one group. `actions` is null where they cannot be changed. */
export interface LineGroupSectionProps {
  group: LineGroup;
  priceList: PriceList;
  priced: PricedEstimate;
  hoursPerMonth: number;
  /** Every line is shown, also of a long group. */
  isComplete: boolean;
  actions: LineGroupActions | null;
}

/** The lines of one group and their sum. The user can put them in order. */
export function LineGroupSection(props: LineGroupSectionProps): JSX.Element {
  const { group, priced, isComplete, actions } = props;
  const [limit, setLimit] = useState(SHOWN_LINES);
  const shown = isComplete ? group.lines.length : limit;
  const [isSorting, setIsSorting] = useState(false);
  const title = group.id === 'unknown' ? 'No longer offered' : groupWords[group.id];
  const mrc = group.lines.reduce((sum, { id }) => sum + (priced.prices.get(id)?.mrc ?? 0), 0);
  const hidden = group.lines.length - shown;
  const visible = { ...group, lines: group.lines.slice(0, shown) };
  return (
    <AccordionItem
      defaultOpen
      headingLevel={2}
      title={`${title} (${formatCount(group.lines.length)})`}
      status={<Money amount={mrc} currency={priced.totals.currency} period="monthly" />}
    >
      {isSorting && actions ? (
        <SortableLines {...props} group={visible} title={title} actions={actions} />
      ) : (
        <Lines {...props} group={visible} title={title} />
      )}
      <Stack direction="row" gap={8} style={{ paddingBlockStart: 8 }}>
        {hidden > 0 && (
          <Button size="compact" onClick={() => setLimit(limit + MORE_LINES)}>
            {`Show ${formatCount(Math.min(hidden, MORE_LINES))} of ${formatCount(hidden)} more`}
          </Button>
        )}
        {actions && group.id !== 'unknown' && !isSorting && (
          <Button size="compact" variant="quiet" icon={plusIcon} onClick={() => actions.onAdd(group.id)}>
            {`Add to ${title}`}
          </Button>
        )}
        {actions && group.lines.length > 1 && (
          <Button
            size="compact"
            variant="quiet"
            icon={sortIcon}
            aria-pressed={isSorting}
            onClick={() => setIsSorting(!isSorting)}
          >
            {isSorting ? 'Done' : `Put ${title} in order`}
          </Button>
        )}
      </Stack>
    </AccordionItem>
  );
}

type LinesProps = LineGroupSectionProps & { title: string };

function Lines({ group, title, priceList, priced, hoursPerMonth, actions }: LinesProps): JSX.Element {
  return (
    <ul aria-label={`Lines of ${title}`} style={{ margin: 0, padding: 0, listStyleType: '""' }}>
      {group.lines.map((line, index) => (
        <li key={line.id} style={index === 0 ? firstRow : row}>
          <LineRow
            line={line}
            item={priceList.get(line.itemId)}
            price={priced.prices.get(line.id)}
            currency={priced.totals.currency}
            hoursPerMonth={hoursPerMonth}
            actions={actions}
          />
        </li>
      ))}
    </ul>
  );
}

const firstRow = { paddingBlock: 10, breakInside: 'avoid' } as const;
const row = { ...firstRow, borderBlockStart: '1px solid var(--qs-color-border)' } as const;

function SortableLines({
  group,
  title,
  priceList,
  priced,
  actions,
}: LinesProps & { actions: LineGroupActions }): JSX.Element {
  return (
    <SortableList
      label={`Lines of ${title}`}
      items={group.lines.map((line) => {
        const name = nameOfLine(line, priceList.get(line.itemId));
        const price = priced.prices.get(line.id);
        return {
          id: line.id,
          name,
          content: (
            <Stack direction="row" gap={8} justify="space-between">
              <bdi>{`${formatCount(line.quantity)} × ${name}`}</bdi>
              {price && <LineAmounts price={price} currency={priced.totals.currency} />}
            </Stack>
          ),
        };
      })}
      onMove={(id, toIndex) => actions.onMove(group, id, toIndex)}
    />
  );
}
