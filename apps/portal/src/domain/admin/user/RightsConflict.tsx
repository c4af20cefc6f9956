import { ConflictAlert, versionWords } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedItem } from '../../changedItems.ts';
import type { AdminView } from '../adminWords.ts';
import type { UserDetails } from '../api.ts';
import { rightsFacts, rightsOf, type Rights } from './rightsSchema.ts';

/** Both versions, and the admin's decision. */
export interface RightsConflictProps {
  view: AdminView;
  mine: Rights;
  /** The user as another admin saved it. */
  user: UserDetails;
  onInsist: () => void;
  onTakeTheirs: () => void;
}

/** Compares the admin's changes with those that another admin saved. */
export function RightsConflict({
  view,
  mine,
  user,
  onInsist,
  onTakeTheirs,
}: RightsConflictProps): JSX.Element {
  return (
    <ConflictAlert
      title={versionWords.changedBy(user.changedBy ?? 'Somebody', 'user')}
      items={conflictItems(view, mine, rightsOf(user))}
      choices={[
        { label: versionWords.keepMine, onChoose: onInsist },
        { label: versionWords.takeTheirs, onChoose: onTakeTheirs },
      ]}
    >
      <p>{versionWords.notDone}</p>
    </ConflictAlert>
  );
}

function conflictItems(view: AdminView, mine: Rights, theirs: Rights): readonly DiffItem[] {
  const saved = new Map(rightsFacts(view, theirs).map(({ id, text }) => [id, text]));
  return rightsFacts(view, mine).flatMap(({ id, term, text }) => changedItem(id, term, text, saved.get(id)));
}
