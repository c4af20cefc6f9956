import type { CaseDetails } from '../api.ts';

/** The reason for which a customer closes a case. */
export type ClosingReason = 'solvedByUs' | 'noLongerNeeded' | 'duplicate';

/** What the user wants to do with a case. */
export type CaseActionInput =
  | { readonly kind: 'priority'; readonly priority: CaseDetails['priority'] }
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'close'; readonly reason: ClosingReason; readonly comment: string };
