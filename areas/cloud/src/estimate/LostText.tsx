import { isSame } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import { LostText as LostFields, type DescribedField } from '@quayside/page-kit/form';
import type { EstimateContent, EstimateLine } from './estimateContent.ts';
import type { PriceList } from './price.ts';
import { describeQuantity } from '../describeLine.ts';
import { nameOfLine } from '../LineRow.tsx';

/** What was typed into an estimate and can no longer be saved. */
export interface LostTextProps {
  lost: EstimateContent;
  /** The content that stays: only what differs is shown. Null if nothing stays. */
  saved: EstimateContent | null;
  priceList: PriceList;
  /** Why it was not saved. */
  lead: string;
}

/** Shows what was typed into an estimate that has ended, so that it can be copied. */
export function LostText({ lost, saved, priceList, lead }: LostTextProps): JSX.Element {
  return <LostFields fields={describeLost(lost, saved, priceList)} lead={lead} />;
}

function describeLost(
  lost: EstimateContent,
  saved: EstimateContent | null,
  priceList: PriceList,
): DescribedField[] {
  const kept = new Map(saved?.lines.map((line) => [line.id, line]));
  const left = new Set(lost.lines.map(({ id }) => id));
  const describe = (line: EstimateLine, text?: string): DescribedField => {
    const item = priceList.get(line.itemId);
    return { id: line.id, term: nameOfLine(line, item), text: text ?? describeQuantity(line, item) };
  };
  return [
    { id: 'name', term: 'Name', text: lost.name === saved?.name ? '' : lost.name },
    { id: 'note', term: 'Note', text: lost.note === saved?.note ? '' : lost.note },
    {
      id: 'term',
      term: 'Term',
      text: lost.termMonths === saved?.termMonths ? '' : `${lost.termMonths} months`,
    },
    ...lost.lines.filter((line) => !isSame(line, kept.get(line.id))).map((line) => describe(line)),
    ...[...kept.values()].filter(({ id }) => !left.has(id)).map((line) => describe(line, 'Removed')),
  ];
}
