import { ConflictAlert, versionWords, type Clash, type Whose } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { formatBandwidth } from '../../../../domain/bandwidth.ts';
import type { AuthorName } from '../../../../domain/useAuthorName.ts';
import type { QuoteChoice } from '../../api.ts';
import { marginText } from '../../margin.ts';
import { placeKey } from '../../prices/cells.ts';
import { toChoices, type ChoicesVersion } from '../../prices/createChoices.ts';
import type { PriceBookState, SiteRow } from '../../prices/createPriceBook.ts';
import { resilienceWords, termText } from '../../quoteWords.ts';

/** Two people's choices, and those that both made differently. */
export interface ChoiceConflictProps {
  mine: Pick<PriceBookState, 'rows' | 'marginBasisPoints'>;
  theirs: ChoicesVersion;
  clashes: readonly Clash[];
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
}

/** Shows the choices that two people made differently, and lets the user decide whose stay. */
export function ChoiceConflict({
  mine,
  theirs,
  clashes,
  nameOf,
  onResolve,
}: ChoiceConflictProps): JSX.Element {
  return (
    <ConflictAlert
      title={versionWords.changedBy(nameOf(theirs.by), 'quote')}
      items={clashItems(mine, theirs, clashes)}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <p>{versionWords.choose}</p>
    </ConflictAlert>
  );
}

function clashItems(
  { rows, marginBasisPoints }: ChoiceConflictProps['mine'],
  { content: theirs }: ChoicesVersion,
  clashes: readonly Clash[],
): DiffItem[] {
  const other = new Map(toChoices(theirs.choices).map((choice) => [choice.siteId, choice]));
  const isClash = (id: string): boolean =>
    clashes.some((clash) => clash.id === id || clash.id.startsWith(`${id}.`));
  const sites = rows
    .filter(({ site }) => isClash(`choices.${site.id}`))
    .flatMap((row) => siteDifference(row, other.get(row.site.id) ?? null));
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

function siteDifference({ site, choice }: SiteRow, other: QuoteChoice | null): DiffItem[] {
  if (keyOf(choice) === keyOf(other)) return [];
  const base = {
    id: site.id,
    term: <bdi>{site.reference === '' ? site.address.name : site.reference}</bdi>,
  };
  if (choice === null) return other === null ? [] : [{ ...base, kind: 'added', after: textOf(other) }];
  if (other === null) return [{ ...base, kind: 'removed', before: textOf(choice) }];
  return [{ ...base, kind: 'changed', before: textOf(choice), after: textOf(other) }];
}

function keyOf(choice: QuoteChoice | null): string {
  return choice === null ? '' : `${placeKey(choice)} ${choice.marginBasisPoints}`;
}

function textOf({ bandwidthMbps, termMonths, resilience, marginBasisPoints }: QuoteChoice): string {
  const place = `${formatBandwidth(bandwidthMbps)}, ${termText(termMonths)}, ${resilienceWords[resilience].toLowerCase()}`;
  return marginBasisPoints === null ? place : `${place}, ${marginText(marginBasisPoints)} margin`;
}
