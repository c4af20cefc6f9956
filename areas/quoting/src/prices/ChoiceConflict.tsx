import {
  ConflictAlert,
  versionWords,
  type AuthorName,
  type Clash,
  type FiguresState,
  type Whose,
} from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedTotals, type OrderTotals } from '@quayside/shared/commitments/changedTotals.tsx';
import { marginText } from '../margin.ts';
import { toChoices, type ChoicesVersion } from './createChoices.ts';
import type { PriceBookState } from './createPriceBook.ts';
import { figuresOfChoices } from './figuresOfChoices.ts';
import type { QuoteFigures } from '../quoteTotals.ts';
import { choiceDifference } from './choiceDifference.tsx';

export interface ChoiceConflictProps {
  mine: Pick<PriceBookState, 'rows' | 'totals' | 'marginBasisPoints'>;
  currency: string;
  /** Whether the prices are on the page. Without them no total is known. */
  figures: FiguresState;
  theirs: ChoicesVersion;
  clashes: readonly Clash[];
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
}

/** More choices than this are counted, not listed. */
const SHOWN_CLASHES = 30;

/** Shows the choices that two people made differently, and lets the user decide whose stay. */
export function ChoiceConflict({
  mine,
  currency,
  figures,
  theirs,
  clashes,
  nameOf,
  onResolve,
}: ChoiceConflictProps): JSX.Element {
  const totals =
    figures === 'ready'
      ? changedTotals(
          toMoney(mine.totals, currency),
          toMoney(figuresOfChoices(mine.rows, theirs.content), currency),
        )
      : [];
  return (
    <ConflictAlert
      title={versionWords.changedBy(nameOf(theirs.by), 'quote')}
      change={{ by: theirs.by, at: theirs.at ?? null }}
      items={[...totals, ...clashItems(mine, theirs, clashes)]}
      mostItems={totals.length + SHOWN_CLASHES}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <p>{versionWords.choose}</p>
    </ConflictAlert>
  );
}

function toMoney({ nrc, mrc, tcv }: QuoteFigures, currency: string): OrderTotals {
  return { nrc: { amount: nrc, currency }, mrc: { amount: mrc, currency }, tcv: { amount: tcv, currency } };
}

function clashItems(
  { rows, marginBasisPoints }: Pick<PriceBookState, 'rows' | 'marginBasisPoints'>,
  { content: theirs }: ChoicesVersion,
  clashes: readonly Clash[],
): DiffItem[] {
  const other = new Map(toChoices(theirs.choices).map((choice) => [choice.siteId, choice]));
  const isClash = (id: string): boolean =>
    clashes.some((clash) => clash.id === id || clash.id.startsWith(`${id}.`));
  const sites = rows
    .filter(({ site }) => isClash(`choices.${site.id}`))
    .flatMap(({ site, choice }) => choiceDifference(site, choice, other.get(site.id) ?? null));
  if (!isClash('marginBasisPoints')) return sites;
  return [
    {
      id: 'margin',
      term: 'Margin of the quote',
      kind: 'changed',
      before: marginText(marginBasisPoints),
      after: marginText(theirs.marginBasisPoints),
    },
    ...sites,
  ];
}
