import type { WaitingForLabelProps } from '@quayside/page-kit/detail';

/** The begin of a sentence about a decision that a thing waits for: `You decide`, `Priya Shah decides`. */
export function whoDecides({ waitingFor, waitingForPerson }: WaitingForLabelProps): string {
  if (waitingFor === 'you') return 'You decide';
  if (waitingFor === 'us') return 'We decide';
  return `${waitingForPerson?.name ?? 'An approver of your company'} decides`;
}
