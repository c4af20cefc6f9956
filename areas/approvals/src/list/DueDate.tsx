import { DateTime } from '@quayside/ui/DateTime';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX } from 'react';
import type { ApprovalSummary } from '../api.ts';

/** The due date of a decision and its consequence, or the date of the decision. */
export function DueDate({ approval }: { approval: ApprovalSummary }): JSX.Element {
  const { due, dueAt, decidedAt, ifNotDecided } = approval;
  if (decidedAt !== null)
    return (
      <span>
        Decided <DateTime value={decidedAt} />
      </span>
    );
  return (
    <Stack gap={4} align="start">
      {due === 'overdue' ? (
        <StatusLabel tone="critical">
          Overdue since <DateTime value={dueAt} />
        </StatusLabel>
      ) : (
        <DateTime value={dueAt} />
      )}
      <small>{ifNotDecided}</small>
    </Stack>
  );
}
