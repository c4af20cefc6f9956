import { whoDecides } from '@quayside/shared/approvals/whoDecides.ts';
import type { ChangeRequestSummary } from '@quayside/shared/changes/api.ts';
import type { ChangeRequestDetails } from './api.ts';

export const changeImpactWords: Record<ChangeRequestSummary['impact'], string> = {
  none: 'No interruption',
  brief: 'Up to five minutes',
  outage: 'Outage during the window',
};

export const changedFieldWords: Record<ChangeRequestDetails['diff'][number]['field'], string> = {
  bandwidth: 'Bandwidth',
  ipAddresses: 'IP addresses',
  site: 'Site',
  contact: 'Site contact',
  equipment: 'Equipment',
  service: 'Service',
  mrc: 'Monthly charge',
};

const nextWords: Record<Exclude<ChangeRequestSummary['status'], 'awaitingApproval'>, string> = {
  draft: 'Nothing happens until you submit it.',
  submitted: 'We check within two working days that the change is possible. The result is here.',
  assessing: 'Our engineers plan the change. Then it goes to an approver of your company.',
  scheduled: 'We make the change in its window. You need to do nothing.',
  implementing: 'We are making the change now.',
  done: 'The change is made.',
  rejected: 'The change is not made. You can request another one.',
  rolledBack: 'The change did not work, so we restored the service as it was. You can request another one.',
  cancelled: 'The change is not made.',
};

/** The next step of a change request, and who takes it. Null while nobody of the company may decide about it. */
export function nextOfChange(
  change: Pick<ChangeRequestSummary, 'status' | 'waitingFor' | 'waitingForPerson'>,
): string | null {
  const { status } = change;
  if (status !== 'awaitingApproval') return nextWords[status];
  const decides = whoDecides(change);
  return decides && `${decides} about it. The work waits until then.`;
}

export const changeAgeWords = { week: 'Up to a week', month: 'Up to a month', older: 'Over a month' };

/** Why a service ends. */
export const ceaseReasonWords = {
  moving: 'We are moving',
  noLongerNeeded: 'We no longer need it',
  price: 'The price',
  anotherProvider: 'We use another provider',
  other: 'Another reason',
} as const;
