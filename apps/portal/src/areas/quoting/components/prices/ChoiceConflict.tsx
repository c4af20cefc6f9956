import { ConflictAlert, versionWords, type Clash, type Whose } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import type { AuthorName } from '../../../../domain/useAuthorName.ts';
import { marginText } from '../../margin.ts';
import { toChoices, type ChoicesVersion } from '../../prices/createChoices.ts';
import type { PriceBookState } from '../../prices/createPriceBook.ts';
import { choiceDifference } from './choiceDifference.tsx';

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
