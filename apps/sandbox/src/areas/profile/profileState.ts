import type { OutOfOffice, Profile } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { textOf } from '../../world/readRow.ts';
import { dayOf } from '../../world/days.ts';

/** The part of a profile that the portal stores. The rest comes from the identity provider. */
export type ProfileState = Pick<Profile, 'jobTitle' | 'phone' | 'timeZone' | 'notifications' | 'outOfOffice'>;

const both = { email: true, portal: true };
const portalOnly = { email: false, portal: true };

/** The values of a profile that was never changed. */
export const firstProfile: ProfileState = {
  jobTitle: '',
  phone: '',
  timeZone: null,
  notifications: {
    cases: both,
    plannedWorks: both,
    deliveries: both,
    approvals: both,
    quotes: portalOnly,
    news: portalOnly,
  },
  outOfOffice: null,
};

/** A stored profile. Its version is 0 before the first change. */
export interface StoredProfile {
  readonly state: ProfileState;
  readonly version: number;
}

/** Reads a user's profile, without an absence that has ended. */
export function readProfile(world: World, personId: string): StoredProfile {
  const row = world.first('SELECT * FROM profiles WHERE person_id = ?', personId);
  if (row === undefined) return { state: firstProfile, version: 0 };
  const state: ProfileState = JSON.parse(textOf(row, 'state'));
  const hasEnded = state.outOfOffice !== null && state.outOfOffice.until < today(world);
  return { state: hasEnded ? { ...state, outOfOffice: null } : state, version: Number(row['version']) };
}

/** A user's present or coming absence, for colleagues. Without one, the member is left out. */
export function absenceOf(world: World, personId: string): { outOfOffice?: OutOfOffice } {
  const { outOfOffice } = readProfile(world, personId).state;
  return outOfOffice === null ? {} : { outOfOffice };
}

/** The time zone of what is written for a user outside of the portal. Who has chosen none gets that of the company. */
export function timeZoneOf(world: World, personId: string): string {
  return readProfile(world, personId).state.timeZone ?? 'Europe/London';
}

/** Today, in the world's time. */
export function today(world: World): string {
  return dayOf(world.now());
}
