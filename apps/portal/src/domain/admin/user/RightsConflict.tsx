import { Button } from '@quayside/ui/Button';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
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
    <InlineAlert
      tone="caution"
      live="assertive"
      title={`${user.changedBy ?? 'Somebody'} changed this user before you saved`}
    >
      <Stack gap={12}>
        <p>Nothing of yours is saved. Compare both versions, then decide.</p>
        <DiffList comparison="conflict" items={conflictItems(view, mine, rightsOf(user))} />
        <Stack direction="row" gap={8}>
          <Button onClick={onInsist}>Save my version</Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            Keep the saved version
          </Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
}

function conflictItems(view: AdminView, mine: Rights, theirs: Rights): readonly DiffItem[] {
  const saved = rightsFacts(view, theirs);
  return rightsFacts(view, mine).map(({ id, term, text }) => {
    const other = saved.find((fact) => fact.id === id)?.text ?? '';
    return text === other
      ? { id, term, kind: 'unchanged', value: text }
      : { id, term, kind: 'changed', before: text, after: other };
  });
}
