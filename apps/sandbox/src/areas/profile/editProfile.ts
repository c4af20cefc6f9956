import type { OutOfOffice } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import { colleaguesOf } from '../../world/people.ts';
import type { Caller } from '../caller.ts';
import { profiles, readProfile, today, type ProfileState } from './profileState.ts';

type Patch = BodyOf<'editProfile'>;

/** Changes the caller's profile. Throws 422 for invalid values. */
export function editProfile(world: World, caller: Caller, { outOfOffice, ...patch }: Patch): void {
  const { state, version } = readProfile(world, caller.id);
  const errors = [...zoneErrors(patch), ...absenceErrors(world, caller, outOfOffice)];
  if (errors.length > 0)
    throw new ProblemError(422, 'Your profile was not changed. Correct the named fields.', { errors });
  const next: ProfileState = {
    ...state,
    ...patch,
    notifications: mergeTopics(state.notifications, patch.notifications),
    outOfOffice: outOfOffice === undefined ? state.outOfOffice : toAbsence(caller, outOfOffice),
  };
  const { id: personId, partnerId } = caller;
  profiles.put(world, { personId, partnerId, state: next, version: version + 1 });
}

function mergeTopics(
  topics: ProfileState['notifications'],
  patch: Patch['notifications'] = {},
): ProfileState['notifications'] {
  return {
    cases: { ...topics.cases, ...patch.cases },
    plannedWorks: { ...topics.plannedWorks, ...patch.plannedWorks },
    deliveries: { ...topics.deliveries, ...patch.deliveries },
    approvals: { ...topics.approvals, ...patch.approvals },
    quotes: { ...topics.quotes, ...patch.quotes },
    news: { ...topics.news, ...patch.news },
  };
}

function zoneErrors({ timeZone }: Pick<Patch, 'timeZone'>): FieldError[] {
  if (timeZone === undefined || timeZone === null || isZone(timeZone)) return [];
  return [{ pointer: '/timeZone', detail: 'Choose a time zone from the list.' }];
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function absenceErrors(world: World, caller: Caller, absence: Patch['outOfOffice']): FieldError[] {
  if (absence === undefined || absence === null) return [];
  const { from, until, standInId } = absence;
  const pointer = '/outOfOffice/until';
  return [
    ...(until < from ? [{ pointer, detail: 'The last day cannot be before the first day.' }] : []),
    ...(until < today(world) ? [{ pointer, detail: 'Choose today or a later day.' }] : []),
    ...(standInId !== null && standInOf(caller, standInId) === undefined
      ? [{ pointer: '/outOfOffice/standInId', detail: 'Choose a colleague from the list.' }]
      : []),
  ];
}

function toAbsence(caller: Caller, absence: NonNullable<Patch['outOfOffice']> | null): OutOfOffice | null {
  if (absence === null) return null;
  const { from, until, standInId } = absence;
  const standIn = standInId === null ? undefined : standInOf(caller, standInId);
  return { from, until, standIn: standIn === undefined ? null : { id: standIn.id, name: standIn.name } };
}

function standInOf(caller: Caller, id: string) {
  return colleaguesOf(caller.partnerId).find((colleague) => colleague.id === id && id !== caller.id);
}
