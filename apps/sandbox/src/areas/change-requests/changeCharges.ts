import type { ChangeCharges, ChangedField } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { ServiceRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { leadDays } from '../../world/changes.ts';
import { formatBandwidth } from '../../world/services.ts';
import { addDays, beforeEarliest, dayOf, isWeekend } from '../../world/days.ts';
import { dayAfter } from '../../world/insert.ts';

/** A change that a customer asks for, as it is previewed. */
export type NewChange = BodyOf<'previewChangeRequest'>;

/** A change as it is requested: with the charges that the user saw. */
export type RequestedChange = BodyOf<'createChangeRequest'>;

const DAY_MS = 86_400_000;

/** One-off charges in pence. */
const setupCharges: Readonly<Record<NewChange['type'], number>> = {
  bandwidth: 15_000,
  ip: 5000,
  move: 120_000,
  contact: 0,
  cpe: 32_000,
  cease: 0,
};

/** The early termination fee is this part of the monthly charges that are left. */
const TERMINATION_PART = 0.8;
const PENCE_PER_ADDRESS = 300;
const DAYS_PER_MONTH = 30.44;

const required: Readonly<Record<NewChange['type'], readonly (keyof NewChange)[]>> = {
  bandwidth: ['bandwidthMbps'],
  ip: ['ipAddresses'],
  move: ['newAddress', 'newPostcode'],
  contact: ['contact'],
  cpe: ['equipment'],
  cease: ['ceaseDate', 'ceaseReason'],
};

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** Throws 422 when a field is missing that the kind of change needs, or a date is too early. */
export function checkChange(world: World, body: NewChange): void {
  const missing = required[body.type].filter(
    (field) => body[field] === undefined || body[field] === null || body[field] === '',
  );
  const errors = missing.map((field) => ({ pointer: `/${field}`, detail: 'is required' }));
  const earliest = earliestDate(world, body.type);
  if (body.ceaseDate !== undefined && workingDayFrom(body.ceaseDate) !== body.ceaseDate)
    errors.push({ pointer: '/ceaseDate', detail: 'Choose a working day, Monday to Friday' });
  const wanted = body.ceaseDate ?? (body.window ? dayOf(new Date(body.window.from)) : undefined);
  if (wanted !== undefined && wanted < earliest)
    errors.push({
      pointer: body.ceaseDate === undefined ? '/window/from' : '/ceaseDate',
      detail: beforeEarliest(earliest),
    });
  if (errors.length > 0)
    throw new ProblemError(422, 'The change cannot be made like this. Correct the named fields.', { errors });
}

/** The charges of a change. Fees are for the months that are left of the contract. */
export function chargesOf(world: Pick<World, 'now'>, service: ServiceRow, body: NewChange): ChangeCharges {
  const before = service.mrc;
  const isCease = body.type === 'cease';
  return {
    nrc: gbp(setupCharges[body.type]),
    mrcBefore: gbp(before),
    mrcAfter: gbp(isCease ? 0 : before + extraMonthly(service, body)),
    earlyTerminationFee: isCease
      ? gbp(terminationFee(service, body.ceaseDate ?? earliestDate(world, 'cease')))
      : null,
    earliestDate: earliestDate(world, body.type),
  };
}

/** Throws 409 unless the charges are those that the user saw. */
export function requireSeenCharges(seen: RequestedChange['charges'], present: ChangeCharges): void {
  const { nrc, mrcAfter, earlyTerminationFee: fee } = present;
  const isSame =
    seen.nrc === nrc.amount &&
    seen.mrcAfter === mrcAfter.amount &&
    seen.earlyTerminationFee === (fee?.amount ?? null);
  if (!isSame)
    throw new ProblemError(409, 'The charges changed. Nothing was sent. Check the new ones first.', {
      reason: 'price-changed',
    });
}

function earliestDate(world: Pick<World, 'now'>, type: NewChange['type']): string {
  const day = dayAfter(world.now(), leadDays[type]);
  return type === 'cease' ? workingDayFrom(day) : day;
}

/** The day itself, or the Monday after a weekend. */
function workingDayFrom(day: string): string {
  return isWeekend(day) ? workingDayFrom(addDays(day, 1)) : day;
}

/** What a change adds to the monthly charge of a service, in pence. */
export function extraMonthly(
  service: ServiceRow,
  { type, bandwidthMbps, ipAddresses = 0 }: NewChange,
): number {
  if (type === 'ip') return ipAddresses * PENCE_PER_ADDRESS;
  if (type !== 'bandwidth' || bandwidthMbps === undefined) return 0;
  return Math.round((Math.sqrt(bandwidthMbps) - Math.sqrt(service.bandwidthMbps)) * 1000);
}

function terminationFee(service: ServiceRow, date: string): number {
  const end = service.contractEnd;
  if (end === null || end <= date) return 0;
  const months = Math.ceil((Date.parse(end) - Date.parse(date)) / DAY_MS / DAYS_PER_MONTH);
  return Math.round(service.mrc * months * TERMINATION_PART);
}

export function diffOf(service: ServiceRow, body: NewChange): ChangedField[] {
  return [changedFields[body.type](service, body)];
}

const changedFields: Readonly<
  Record<NewChange['type'], (service: ServiceRow, body: NewChange) => ChangedField>
> = {
  bandwidth: (service, { bandwidthMbps = 0 }) => ({
    field: 'bandwidth',
    before: formatBandwidth(service.bandwidthMbps),
    after: formatBandwidth(bandwidthMbps),
  }),
  ip: (_service, { ipAddresses = 0 }) => ({
    field: 'ipAddresses',
    before: null,
    after: `${ipAddresses} more`,
  }),
  move: (service, { newAddress, newPostcode }) => ({
    field: 'site',
    before: `${service.aEnd.name}, ${service.aEnd.postcode}`,
    after: `${newAddress}, ${newPostcode}`,
  }),
  contact: (_service, { contact }) => ({
    field: 'contact',
    before: null,
    after: contact ? `${contact.name}, ${contact.phone}` : null,
  }),
  cpe: (_service, { equipment }) => ({ field: 'equipment', before: null, after: equipment ?? null }),
  cease: (service) => ({ field: 'service', before: service.name, after: null }),
};
