import type { LastChange } from '@quayside/page-kit/versions';
import type { UserDetails } from '../api.ts';

/** The admin who changed a user last, and when; null before the first change. */
export function lastChangeOfUser({
  changedBy,
  changedAt,
}: Pick<UserDetails, 'changedBy' | 'changedAt'>): LastChange | null {
  return changedBy === null ? null : { by: changedBy, at: changedAt };
}
