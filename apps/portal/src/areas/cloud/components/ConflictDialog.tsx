import { versionWords, type Clash, type Whose } from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { AuthorName } from '../../../domain/useAuthorName.ts';
import type { Estimate, PricePlan } from '../api.ts';
import { compareVersions, type LinePair } from '../estimate/compareLines.ts';
import { contentOf, type EstimateContent } from '../estimate/estimateContent.ts';
import type { PriceList } from '../estimate/price.ts';
import { priceEstimate } from '../estimate/priceEstimate.ts';
import { describeLine } from './describeLine.ts';
import { nameOfLine } from './LineRow.tsx';

/** More differences than this are counted, not listed. */
const SHOWN_DIFFERENCES = 30;

/** Two versions of an estimate, and the parts that both people changed. */
export interface ConflictDialogProps {
  mine: EstimateContent;
  theirs: Estimate;
  clashes: readonly Clash[];
  plan: PricePlan;
  priceList: PriceList;
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
}

/** The parts of an estimate that two people changed differently. One version of them stays. */
export function ConflictDialog(props: ConflictDialogProps): JSX.Element {
  const { theirs, onResolve } = props;
  return (
    <Dialog
      open
      size="wide"
      title={versionWords.changedBy(props.nameOf(theirs.updatedBy.name), 'estimate')}
      closeButton={false}
      actions={
        <>
          <Button onClick={() => onResolve('mine')}>{versionWords.keepMine}</Button>
          <Button onClick={() => onResolve('theirs')}>{versionWords.takeTheirs}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <InlineAlert tone="caution" live="assertive" title="Your last changes aren’t saved yet">
          {versionWords.choose}
        </InlineAlert>
        <DiffList
          comparison="conflict"
          labels={{ mine: versionWords.mine, theirs: versionWords.theirs }}
          items={differencesOf(props)}
        />
      </Stack>
    </Dialog>
  );
}

function differencesOf({ mine, theirs, clashes, plan, priceList }: ConflictDialogProps): DiffItem[] {
  const theirContent = contentOf(theirs);
  const { currency } = plan;
  const isClash = (part: string): boolean =>
    clashes.some(({ id }) => id === part || id.startsWith(`${part}.`));
  const mineCost = priceEstimate(mine, priceList, currency);
  const theirCost = priceEstimate(theirContent, priceList, currency);
  const pairs = compareVersions(
    mine.lines.map((line) => Object.assign({}, line, { price: mineCost.prices.get(line.id) ?? noPrice })),
    theirContent.lines.map((line) =>
      Object.assign({}, line, { price: theirCost.prices.get(line.id) ?? noPrice }),
    ),
  ).filter(({ id }) => isClash(`lines.${id}`));
  const rest = pairs.length - SHOWN_DIFFERENCES;
  const items: DiffItem[] = [
    ...(isClash('name') ? [field('name', 'Name', mine.name, theirContent.name)] : []),
    ...(isClash('note') ? [field('note', 'Note', mine.note, theirContent.note)] : []),
    ...(isClash('termMonths')
      ? [field('term', 'Term', `${mine.termMonths} months`, `${theirContent.termMonths} months`)]
      : []),
    ...pairs.slice(0, SHOWN_DIFFERENCES).map((pair) => lineItem(pair, priceList, currency)),
  ];
  if (rest > 0)
    items.push({ id: 'rest', term: 'More lines', kind: 'unchanged', value: `${rest} more lines differ` });
  return items;
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
