import type { CaseDetails } from '../api.ts';

export type ClosingReason = 'solvedByUs' | 'noLongerNeeded' | 'duplicate';

export type CaseActionInput =
  | { readonly kind: 'priority'; readonly priority: CaseDetails['priority'] }
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly reason: string }
  | { readonly kind: 'close'; readonly reason: ClosingReason; readonly comment: string };
