import { ConflictAlert, versionWords } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { formatBandwidth } from '../../../../domain/bandwidth.ts';
import type { Quote, QuoteChoice } from '../../api.ts';
import { marginText } from '../../margin.ts';
import { placeKey } from '../../prices/cells.ts';
import type { PriceBookState, SiteRow } from '../../prices/createPriceBook.ts';
import { resilienceWords, termText } from '../../quoteWords.ts';

/** Two users' choices, made at the same time. */
export interface ChoiceConflictProps {
  mine: Pick<PriceBookState, 'rows' | 'marginBasisPoints'>;
  theirs: Quote;
  onResolve: (keep: 'mine' | 'theirs') => void;
}

/** Shows both users' choices where they differ, and lets the user decide whose choices stay. */
export function ChoiceConflict({ mine, theirs, onResolve }: ChoiceConflictProps): JSX.Element {
  return (
    <ConflictAlert
      title="Somebody else chose other prices meanwhile"
      items={differences(mine, theirs)}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <p>{versionWords.notDone}</p>
    </ConflictAlert>
  );
}

function differences({ rows, marginBasisPoints }: ChoiceConflictProps['mine'], theirs: Quote): DiffItem[] {
  const other = new Map(theirs.choices.map((choice) => [choice.siteId, choice]));
  const sites = rows.flatMap((row) => siteDifference(row, other.get(row.site.id) ?? null));
  if (marginBasisPoints === theirs.marginBasisPoints) return sites;
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
  if (nameOf(choice) === nameOf(other)) return [];
  const base = {
    id: site.id,
    term: <bdi>{site.reference === '' ? site.address.name : site.reference}</bdi>,
  };
  if (choice === null) return other === null ? [] : [{ ...base, kind: 'added', after: textOf(other) }];
  if (other === null) return [{ ...base, kind: 'removed', before: textOf(choice) }];
  return [{ ...base, kind: 'changed', before: textOf(choice), after: textOf(other) }];
}

function nameOf(choice: QuoteChoice | null): string {
  return choice === null ? '' : `${placeKey(choice)} ${choice.marginBasisPoints}`;
}

function textOf({ bandwidthMbps, termMonths, resilience, marginBasisPoints }: QuoteChoice): string {
  const place = `${formatBandwidth(bandwidthMbps)}, ${termText(termMonths)}, ${resilienceWords[resilience].toLowerCase()}`;
  return marginBasisPoints === null ? place : `${place}, ${marginText(marginBasisPoints)} margin`;
}
