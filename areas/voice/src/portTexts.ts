import { formatSpan } from './phoneNumber.ts';
import type { PortDetails, PortSummary } from './portsApi.ts';

/** The numbers of a port in a few words: `0117 946 0300 to 0309 and 2 more`. */
export function titleOfPort({ numbers }: Pick<PortSummary, 'numbers'>): string {
  const [first, ...others] = numbers;
  if (first === undefined) return 'no numbers';
  return others.length === 0 ? formatSpan(first) : `${formatSpan(first)} and ${others.length} more`;
}

/** What a port needs from whoever may request changes, for a reader who may not. */
const nextOfColleague: Partial<Record<PortDetails['status'], string>> = {
  draft: 'Nobody has seen it yet. A colleague completes and submits it.',
  waitingForSignature: 'We need the signed letter of authority. A colleague attaches it.',
  actionRequired: 'A colleague corrects what is named here. We go on as soon as it is submitted again.',
  rejected: 'A colleague corrects what is named here. Then we send it again.',
};

/** Returns the next step of a port, and the user's part in it. */
export function nextOfPort({ status, waitingFor, losingProvider }: PortDetails): string {
  const { name } = losingProvider;
  if (waitingFor === 'colleague') return nextOfColleague[status] ?? '';
  switch (status) {
    case 'draft':
      return 'Nobody has seen it yet. Complete it below, and submit it.';
    case 'waitingForSignature':
      return 'We need the signed letter of authority. Attach it below.';
    case 'inReview':
      return waitingFor === 'thirdParty'
        ? `${name} compares your details with its own, which takes one to three working days.`
        : 'We check your details and the letter before we send them on, within one working day.';
    case 'agreed':
      return 'The numbers move at 09:00 on the agreed day. Calls can be interrupted for a few minutes.';
    case 'actionRequired':
      return 'Correct what is named below. We go on as soon as you submit it again.';
    case 'rejected':
      return `Correct what is named below. We send it to ${name} again.`;
    case 'complete':
      return 'The numbers work here now. Check their emergency address.';
    case 'cancelled':
    default:
      return `The numbers stay with ${name}.`;
  }
}
