import type { WaitingForLabelProps } from '@quayside/page-kit/detail';

/**
 * The begin of a sentence about a decision that a thing waits for: `You decide`, `Priya Shah decides`. Null while nobody of the company
 * may decide: then `NobodyDecides` says so.
 */
export function whoDecides({ waitingFor, waitingForPerson }: WaitingForLabelProps): string | null {
  if (waitingFor === 'you') return 'You decide';
  if (waitingFor === 'us') return 'We decide';
  return waitingForPerson === undefined ? null : `${waitingForPerson.name} decides`;
}
