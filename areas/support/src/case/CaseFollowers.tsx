import { lazySection } from '@quayside/page-kit/loading';
import { Avatar } from '@quayside/ui/Avatar';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { IconButton } from '@quayside/ui/IconButton';
import { closeIcon, plusIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { useRemovalFocus } from '@quayside/page-kit/page';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { ListedActions } from '@quayside/shared/rights/actions.ts';
import type { CaseDetails } from '../api.ts';
import type { AddFollowerProps } from './AddFollower.tsx';

// Few visits add a colleague, and the list of options is large.
const AddFollower = lazySection(async () => (await import('./AddFollower.tsx')).AddFollower, <Skeleton />);

export interface CaseFollowersProps extends AddFollowerProps {
  followers: CaseDetails['followers'];
  /** Says whether the user may add and remove followers. */
  actions: ListedActions<'addFollowers'>;
  /** The person who is being added or removed. */
  pendingId: string | null;
  onRemove: (personId: string) => void;
}

/** The followers of a case, who find it in a list of theirs. */
export function CaseFollowers({
  followers,
  actions,
  pendingId,
  onRemove,
  ...adding
}: CaseFollowersProps): JSX.Element {
  const [isAdding, setIsAdding] = useState(false);
  const removalFocus = useRemovalFocus();
  const canChange = actions.allowedActions.includes('addFollowers');
  return (
    <Card
      {...removalFocus}
      as="section"
      title="Followers"
      lead="They find this case among those that they follow."
      actions={
        canChange ? (
          <Button
            size="compact"
            icon={plusIcon}
            aria-expanded={isAdding}
            data-removal-end=""
            onClick={() => setIsAdding(!isAdding)}
          >
            Add
          </Button>
        ) : (
          <ActionButton of={actions} action="addFollowers" size="compact" icon={plusIcon}>
            Add
          </ActionButton>
        )
      }
    >
      <Stack gap={16}>
        {followers.length === 0 ? (
          <p>Nobody follows this case yet.</p>
        ) : (
          <Capped items={followers}>
            {(shown) => (
              <Stack as="ul" gap={4} aria-label="Followers">
                {shown.map(({ id, name }) => (
                  <li key={id}>
                    <Stack direction="row" gap={8} wrap={false}>
                      <Avatar name={name} size="small" decorative />
                      <bdi style={nameCell}>{name}</bdi>
                      {canChange && (
                        <IconButton
                          icon={closeIcon}
                          label={`Remove ${name}`}
                          data-removes=""
                          aria-disabled={pendingId === id}
                          onClick={() => pendingId !== id && onRemove(id)}
                        />
                      )}
                    </Stack>
                  </li>
                ))}
              </Stack>
            )}
          </Capped>
        )}
        {canChange && isAdding && <AddFollower {...adding} />}
      </Stack>
    </Card>
  );
}

const nameCell = { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' } as const;
