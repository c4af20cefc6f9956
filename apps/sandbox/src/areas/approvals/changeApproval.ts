import type { CeaseReason, ChangedField } from '../../contract/generated/openapi.ts';
import { printedDay } from '../../world/days.ts';
import type { ShownChange } from '../change-requests/toChangeRequest.ts';
import type { NewApproval } from './newApproval.ts';

const MS_TO_DECIDE = 14 * 86_400_000;
const LEAST_MONTHS = 12;
const DAYS_PER_MONTH = 30.44;

const ifNotDecided = {
  change: 'The change is cancelled when its window begins. You can request it again with another window.',
  cease: 'The service goes on and is charged as before.',
  withoutWindow: 'The change is cancelled. You can request it again.',
};

/** The approval of a change request, or of the end of a service. `contractEnd` is that of the service. */
export function changeApproval(change: ShownChange, contractEnd: string | null): NewApproval {
  const { id, type, title, service, charges, diff, reason, updatedAt, window, cease } = change;
  const kind = type === 'cease' ? ('cease' as const) : ('change' as const);
  const fee = charges.earlyTerminationFee?.amount ?? 0;
  const mrc = charges.mrcAfter.amount - charges.mrcBefore.amount;
  const months = monthsBetween(updatedAt, contractEnd);
  const nrc = charges.nrc.amount + fee;
  return {
    kind,
    title: `${service.name}: ${title}`,
    subject: { kind: 'change', id, name: title },
    total: { nrc, mrc, tcv: kind === 'cease' ? nrc : nrc + mrc * months },
    dueAt: new Date(changeDueAt(window, new Date(updatedAt))).toISOString(),
    ifNotDecided: ifNotDecided[kind === 'change' && window === null ? 'withoutWindow' : kind],
    lines: [
      ...(charges.nrc.amount > 0 ? [{ label: 'Work on the service', nrc: charges.nrc.amount, mrc: 0 }] : []),
      ...(fee > 0 ? [{ label: 'Early termination fee', nrc: fee, mrc: 0 }] : []),
      ...(mrc === 0
        ? []
        : [{ label: kind === 'cease' ? 'The service ends' : 'The service after the change', nrc: 0, mrc }]),
    ],
    description: cease === null ? diff.map(sentenceOf).join(' ') : ceaseSentence(service.name, cease),
    reason,
  };
}

/** The end of the time to decide, in ms: the begin of the window, or 14 days after the question if no window was requested. */
export function changeDueAt(window: ShownChange['window'], askedAt: Date): number {
  const asked = askedAt.getTime();
  return window === null ? asked + MS_TO_DECIDE : Math.max(Date.parse(window.from), asked);
}

const fieldWords: Readonly<Record<ChangedField['field'], string>> = {
  bandwidth: 'Bandwidth',
  ipAddresses: 'Public IP addresses',
  site: 'Address',
  contact: 'Site contact',
  equipment: 'Equipment',
  service: 'Service',
  mrc: 'Monthly charge',
};

const ceaseReasonWords: Readonly<Record<CeaseReason, string>> = {
  moving: 'the company is moving',
  noLongerNeeded: 'it is no longer needed',
  price: 'the price',
  anotherProvider: 'another provider is used',
  other: 'another one',
};

function ceaseSentence(name: string, { lastDay, reason }: NonNullable<ShownChange['cease']>): string {
  return `${name} ends. Its last day is ${printedDay(lastDay)}. The reason given is: ${ceaseReasonWords[reason]}.`;
}

function sentenceOf({ field, before, after }: ChangedField): string {
  if (after === null) return `${before ?? fieldWords[field]} ends.`;
  return before === null
    ? `${fieldWords[field]}: ${after}.`
    : `${fieldWords[field]}: ${after} in place of ${before}.`;
}

function monthsBetween(from: string, to: string | null): number {
  const days = to === null ? 0 : (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Math.max(LEAST_MONTHS, Math.ceil(days / DAYS_PER_MONTH));
}
