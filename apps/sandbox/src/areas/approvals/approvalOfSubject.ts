import type { ChangeRequest } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { approvals } from './approvals.ts';

/** The newest approval of a subject, as the page of the subject shows it; undefined if there is none. */
export function approvalOfSubject(
  world: Pick<World, 'all'>,
  subjectKind: string,
  subjectId: string,
): Required<NonNullable<ChangeRequest['approval']>> | undefined {
  const condition = 'subject_kind = ? AND subject_id = ? ORDER BY number DESC LIMIT 1';
  const approval = approvals.first(world, condition, subjectKind, subjectId);
  if (approval === undefined) return undefined;
  const { decision } = approval.state;
  return {
    id: approval.id,
    state: approval.status,
    by: decision?.by.name ?? null,
    at: approval.decidedAt,
    comment: decision?.comment ?? '',
  };
}
