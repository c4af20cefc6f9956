import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { Estimate, PricePlan } from '../api.ts';
import { compareVersions, type LinePair } from '../estimate/compareLines.ts';
import { contentOf, type EstimateContent } from '../estimate/estimateContent.ts';
import type { PriceList } from '../estimate/price.ts';
import { priceEstimate } from '../estimate/priceEstimate.ts';
import { formatMoney } from '../formatMoney.ts';
import { describeLine } from './describeLine.ts';
import { nameOfLine } from './LineRow.tsx';

/** More differences than this are counted, not listed. */
const SHOWN_DIFFERENCES = 30;

/** Two versions of an estimate. `theirs` is null while it is not loaded. */
export interface ConflictDialogProps {
  /** The server's sentence that names the other user. */
  message: string;
  mine: EstimateContent;
  theirs: Estimate | null;
  plan: PricePlan;
  priceList: PriceList;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Loads their version again. */
  onLoad: () => void;
}

/** Both versions of an estimate that two users changed. One of them stays. */
export function ConflictDialog(props: ConflictDialogProps): JSX.Element {
  const { message, theirs, isPending, onKeepMine, onTakeTheirs, onLoad } = props;
  return (
    <Dialog
      open
      size="wide"
      title="Somebody else changed this estimate"
      closeButton={false}
      actions={
        theirs ? (
          <>
            <Button disabled={isPending} onClick={onTakeTheirs}>
              Take their version
            </Button>
            <Button variant="primary" pending={isPending} onClick={onKeepMine}>
              Save mine over it
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onLoad}>
            Retry
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <InlineAlert tone="caution" live="assertive" title="Your last changes aren’t saved yet">
          {theirs ? message : 'We couldn’t load the other version. Your changes are still here.'}
        </InlineAlert>
        {theirs && <DiffList comparison="conflict" items={differencesOf(props, theirs)} />}
      </Stack>
    </Dialog>
  );
}

function differencesOf({ mine, plan, priceList }: ConflictDialogProps, theirs: Estimate): DiffItem[] {
  const theirContent = contentOf(theirs);
  const { currency } = plan;
  const mineCost = priceEstimate(mine, priceList, currency);
  const theirCost = priceEstimate(theirContent, priceList, currency);
  const pairs = compareVersions(
    mine.lines.map((line) => Object.assign({}, line, { price: mineCost.prices.get(line.id) ?? noPrice })),
    theirContent.lines.map((line) =>
      Object.assign({}, line, { price: theirCost.prices.get(line.id) ?? noPrice }),
    ),
  ).filter(({ isSame }) => !isSame);
  const rest = pairs.length - SHOWN_DIFFERENCES;
  const items: DiffItem[] = [
    field('name', 'Name', mine.name, theirContent.name),
    field('note', 'Note', mine.note, theirContent.note),
    field('term', 'Term', `${mine.termMonths} months`, `${theirContent.termMonths} months`),
    ...pairs.slice(0, SHOWN_DIFFERENCES).map((pair) => lineItem(pair, priceList, currency)),
    field(
      'total',
      'Monthly (MRC)',
      formatMoney(mineCost.totals.mrc, currency),
      formatMoney(theirCost.totals.mrc, currency),
    ),
  ];
  if (rest > 0)
    items.push({ id: 'rest', term: 'More lines', kind: 'unchanged', value: `${rest} more lines differ` });
  return items.filter(({ kind, id }) => kind !== 'unchanged' || id === 'rest');
}

const noPrice = { isOffered: false, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };

function field(id: string, term: string, before: string, after: string): DiffItem {
  if (before === after) return { id, term, kind: 'unchanged', value: before };
  return { id, term, kind: 'changed', before: <bdi>{before || '–'}</bdi>, after: <bdi>{after || '–'}</bdi> };
}

function lineItem({ id, first, second }: LinePair, priceList: PriceList, currency: string): DiffItem {
  const shown = first ?? second;
  const item = shown ? priceList.get(shown.itemId) : undefined;
  const term = <bdi>{shown && nameOfLine(shown, item)}</bdi>;
  const before = first && describeLine(first, item, currency);
  const after = second && describeLine(second, priceList.get(second.itemId), currency);
  if (before === null) return { id, term, kind: 'added', after };
  return after === null
    ? { id, term, kind: 'removed', before }
    : { id, term, kind: 'changed', before, after };
}
