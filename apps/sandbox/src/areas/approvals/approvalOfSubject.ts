import type { ChangeRequest } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { textOf, textOrNull, wordOf } from '../../world/readRow.ts';
import { approvalStatuses } from './approvalState.ts';
import { stateOf } from './toApproval.ts';

/** The newest approval of a subject, as the page of the subject shows it; undefined if there is none. */
export function approvalOfSubject(
  world: Pick<World, 'first'>,
  subjectKind: string,
  subjectId: string,
): Required<NonNullable<ChangeRequest['approval']>> | undefined {
  const row = world.first(
    'SELECT * FROM approvals WHERE subject_kind = ? AND subject_id = ? ORDER BY number DESC LIMIT 1',
    subjectKind,
    subjectId,
  );
  if (row === undefined) return undefined;
  const { decision } = stateOf(row);
  return {
    id: textOf(row, 'id'),
    state: wordOf(row, 'status', approvalStatuses),
    by: decision?.by.name ?? null,
    at: textOrNull(row, 'decided_at'),
    comment: decision?.comment ?? '',
  };
}
