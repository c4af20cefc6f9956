import {
  changedItem,
  ConflictAlert,
  versionWords,
  type AuthorName,
  type Clash,
  type Whose,
} from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { draftTexts } from './draftTexts.ts';
import { toValues } from './draftValues.ts';
import type { NewOrderValues } from './newOrderSchema.ts';
import type { OrderDraft } from '../ordersApi.ts';

/** The user's version of a draft, the version that another user saved, and the parts that both changed. */
export interface DraftConflictProps {
  mine: NewOrderValues;
  theirs: OrderDraft;
  clashes: readonly Clash[];
  nameOf: AuthorName;
  onResolve: (kept: Whose) => void;
}

/** The parts of a draft that two users changed differently. Nothing is saved until the user keeps one version of them. */
export function DraftConflict({ mine, theirs, clashes, nameOf, onResolve }: DraftConflictProps): JSX.Element {
  return (
    <ConflictAlert
      title={versionWords.changedBy(nameOf(theirs.updatedBy.name), 'draft')}
      change={{ by: theirs.updatedBy.name, at: theirs.updatedAt }}
      items={clashItems(clashes, mine, toValues(theirs))}
      choices={[
        { label: versionWords.keepMine, onChoose: () => onResolve('mine') },
        { label: versionWords.takeTheirs, onChoose: () => onResolve('theirs') },
      ]}
    >
      <p>{versionWords.choose}</p>
    </ConflictAlert>
  );
}

/** The fields of the parts that clash, as far as they differ. */
function clashItems(clashes: readonly Clash[], mine: NewOrderValues, theirs: NewOrderValues): DiffItem[] {
  const isIn = (part: string): boolean => clashes.some(({ id }) => id === part || id.startsWith(`${part}.`));
  return draftTexts
    .filter(([part]) => isIn(part))
    .flatMap(([, term, textOf]) => changedItem(term, term, textOf(mine), textOf(theirs)));
}
