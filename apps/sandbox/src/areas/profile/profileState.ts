import type { OutOfOffice, Profile } from '../../contract/generated/openapi.ts';
import { collection } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { World } from '../../world/createWorld.ts';
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

export const profiles = collection('profiles', {
  personId: field.key(field.text),
  partnerId: field.text,
  state: field.json<ProfileState>(),
  version: field.withDefault(field.integer, 1),
});

/** A stored profile. Its version is 0 before the first change. */
export interface StoredProfile {
  readonly state: ProfileState;
  readonly version: number;
}

/** Reads a user's profile, without an absence that has ended. */
export function readProfile(world: World, personId: string): StoredProfile {
  const { state, version } = profiles.first(world, 'person_id = ?', personId) ?? {
    state: firstProfile,
    version: 0,
  };
  const hasEnded = state.outOfOffice !== null && state.outOfOffice.until < today(world);
  return { state: hasEnded ? { ...state, outOfOffice: null } : state, version };
}

/** A user's present or coming absence, for colleagues. Without one, the member is left out. */
export function absenceOf(world: World, personId: string): { outOfOffice?: OutOfOffice } {
  const { outOfOffice } = readProfile(world, personId).state;
  return outOfOffice === null ? {} : { outOfOffice };
}

/** What a user says of themselves to the admins. An empty text is left out. */
export function detailsOf(world: World, personId: string): { jobTitle?: string; phone?: string } {
  const { jobTitle, phone } = readProfile(world, personId).state;
  return { ...(jobTitle !== '' && { jobTitle }), ...(phone !== '' && { phone }) };
}

/** The time zone of what is written for a user outside of the portal. Who has chosen none gets that of the company. */
export function timeZoneOf(world: World, personId: string): string {
  return readProfile(world, personId).state.timeZone ?? 'Europe/London';
}

/** Today, in the world's time. */
export function today(world: World): string {
  return dayOf(world.now());
}
