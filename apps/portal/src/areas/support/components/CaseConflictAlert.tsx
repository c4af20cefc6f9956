import { Button } from '@quayside/ui/Button';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { CaseDetails } from '../api.ts';
import { conflictItems, isStillAllowed } from './caseConflict.ts';
import type { CaseConflict, CaseWish } from './useCaseWishes.ts';

/** A conflict, the case as it is now, and the user's decision. */
export interface CaseConflictAlertProps {
  conflict: CaseConflict;
  details: CaseDetails;
  isPending: boolean;
  /** Sends the wish again, for the case as it is now. */
  onInsist: (wish: CaseWish) => void;
  onDismiss: () => void;
}

/** Shows the user's wish beside the present case, and lets the user decide. */
export function CaseConflictAlert({
  conflict,
  details,
  isPending,
  onInsist,
  onDismiss,
}: CaseConflictAlertProps): JSX.Element {
  const isPossible = isStillAllowed(conflict, details);
  return (
    <InlineAlert tone="caution" live="assertive" title="This case changed before your decision arrived">
      <Stack gap={12}>
        <p>
          {isPossible
            ? 'Nothing of yours was saved. Compare, then decide.'
            : 'Nothing of yours was saved, and it is no longer possible.'}
        </p>
        <DiffList
          comparison="conflict"
          items={conflictItems(conflict, details)}
          labels={{ mine: 'You wanted', theirs: 'Now' }}
        />
        <Stack direction="row" gap={8}>
          {isPossible && (
            <Button pending={isPending} onClick={() => onInsist(conflict.wish)}>
              Do it anyway
            </Button>
          )}
          <Button variant="quiet" disabled={isPending} onClick={onDismiss}>
            {isPossible ? 'Leave it as it is now' : 'OK'}
          </Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
}
