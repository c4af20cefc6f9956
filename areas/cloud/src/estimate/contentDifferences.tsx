import type { DiffItem } from '@quayside/ui/DiffList';
import { changedItem } from '@quayside/page-kit/versions';
import { compareVersions, type LinePair, type PricedLine } from './compareLines.ts';
import type { EstimateContent } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import { priceEstimate } from './priceEstimate.ts';
import { describeLine } from '../describeLine.ts';
import { nameOfLine } from '../LineRow.tsx';

/** The parts in which two versions of an estimate differ, by the ids of the parts: `name`, `lines.L1`. Both are priced by one list. */
export function contentDifferences(
  before: EstimateContent,
  after: EstimateContent,
  priceList: PriceList,
  currency: string,
): DiffItem[] {
  const priced = (content: EstimateContent): PricedLine[] => {
    const { prices } = priceEstimate(content, priceList, currency);
    return content.lines.map((line) => Object.assign({}, line, { price: prices.get(line.id) ?? noPrice }));
  };
  return [
    ...changedItem('name', 'Name', before.name, after.name),
    ...changedItem('note', 'Note', before.note, after.note),
    ...changedItem('termMonths', 'Term', `${before.termMonths} months`, `${after.termMonths} months`),
    ...compareVersions(priced(before), priced(after))
      .filter(({ isSame }) => !isSame)
      .map((pair) => lineItem(pair, priceList, currency)),
  ].map(isolated);
}

const noPrice = { isOffered: false, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };

function lineItem({ id: lineId, first, second }: LinePair, priceList: PriceList, currency: string): DiffItem {
  const id = `lines.${lineId}`;
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

/** Users typed the values, in any direction of writing. */
function isolated(item: DiffItem): DiffItem {
  switch (item.kind) {
    case 'added':
      return { ...item, after: <bdi>{item.after}</bdi> };
    case 'removed':
      return { ...item, before: <bdi>{item.before}</bdi> };
    case 'changed':
      return { ...item, before: <bdi>{item.before}</bdi>, after: <bdi>{item.after}</bdi> };
    case 'unchanged':
    default:
      return item;
  }
}
