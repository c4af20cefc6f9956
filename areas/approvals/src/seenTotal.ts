import type { ApprovalSummary } from './api.ts';

/** The total that the user saw, as a decision sends it. */
export function seenTotal({ nrc, mrc }: ApprovalSummary['total']): { nrc: number; mrc: number } {
  return { nrc: nrc.amount, mrc: mrc.amount };
}
