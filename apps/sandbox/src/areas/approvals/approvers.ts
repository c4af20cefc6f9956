import { fenwick, halden, northgate } from '../../seed/partners.ts';

export interface Approver {
  readonly id: string;
  readonly name: string;
  /** The highest total that the approver may approve, in pence; null for no limit. */
  readonly limit: number | null;
  /** Minutes after which an approver without an account decides. Null for an approver with an account. */
  readonly decidesAfterMinutes: number | null;
}

/** An approver without an account decides after a day. */
export const MINUTES_PER_DAY = 1440;

/** The limit of an approver who is not listed below. */
export const LIMIT_OF_OTHERS = 5_000_000;

const approvers: Readonly<Record<string, readonly Approver[]>> = {
  [northgate.id]: [
    { id: 'amelia', name: 'Amelia Hartley', limit: 25_000_000, decidesAfterMinutes: null },
    { id: 'priya.shah', name: 'Priya Shah', limit: null, decidesAfterMinutes: MINUTES_PER_DAY },
  ],
  [fenwick.id]: [
    { id: 'ruth.adeyemi', name: 'Ruth Adeyemi', limit: null, decidesAfterMinutes: MINUTES_PER_DAY },
  ],
  [halden.id]: [{ id: 'astrid.berg', name: 'Astrid Berg', limit: null, decidesAfterMinutes: 3 }],
};

/** Decides for a partner without an approver but the requester. */
export const approvalsDesk: Approver = {
  id: 'quayside.approvals',
  name: 'Quayside approvals desk',
  limit: null,
  decidesAfterMinutes: MINUTES_PER_DAY,
};

/** The approver of a request while no user of the company has the role Approver. */
export const nobodyYet: Approver = {
  id: 'nobody',
  name: 'Nobody yet',
  limit: 0,
  decidesAfterMinutes: null,
};

/** The approvers with whom the world begins. */
export function firstApproversOf(partnerId: string): readonly Approver[] {
  return approvers[partnerId] ?? [];
}

/** The approvers whose limit covers a total, without the requester, in the order of `possible`. */
export function approversAmong(
  possible: readonly Approver[],
  requesterId: string,
  tcv: number,
): readonly Approver[] {
  return possible.filter(({ id, limit }) => id !== requesterId && (limit === null || tcv <= limit));
}

/** The highest total that a user may approve, in pence; null for no limit. */
export function limitOf(partnerId: string, personId: string): number | null {
  const approver = approvers[partnerId]?.find(({ id }) => id === personId);
  return approver === undefined ? LIMIT_OF_OTHERS : approver.limit;
}
