import type { BodyOf } from '@quayside/contract';
import type { OutOfOffice } from '@quayside/shared/entities/entities.ts';
import type { Profile } from '@quayside/shared/profile/api.ts';

export type Topic = keyof Profile['notifications'];

/** One change of the profile, and its opposite. */
export interface ProfileEdit {
  /** The changed field, as the beginning of a sentence: `Your job title`. */
  readonly subject: string;
  readonly patch: BodyOf<'editProfile'>;
  readonly apply: (profile: Profile) => Profile;
  /** Undefined for a change that undoes another. */
  readonly undo?: Omit<ProfileEdit, 'undo'>;
}

function withUndo(edit: ProfileEdit, undo: ProfileEdit): ProfileEdit {
  return { ...edit, undo };
}

const textSubjects = { jobTitle: 'Your job title', phone: 'Your telephone number' } as const;

export function editText(profile: Profile, name: 'jobTitle' | 'phone', text: string): ProfileEdit {
  const to = (value: string): ProfileEdit => ({
    subject: textSubjects[name],
    patch: { [name]: value },
    apply: (before) => ({ ...before, [name]: value }),
  });
  return withUndo(to(text), to(profile[name]));
}

/** Changes the time zone; null for the device's. */
export function editZone(profile: Profile, zone: string | null): ProfileEdit {
  return withUndo(toZone(zone), toZone(profile.timeZone));
}

function toZone(timeZone: string | null): ProfileEdit {
  return {
    subject: 'Your time zone',
    patch: { timeZone },
    apply: (before) => ({ ...before, timeZone }),
  };
}

export function editTopic(topic: Topic, isOn: boolean): ProfileEdit {
  const to = (value: boolean): ProfileEdit => ({
    subject: 'Your choice of notifications',
    patch: { notifications: { [topic]: { email: value } } },
    apply: (before) => ({
      ...before,
      notifications: {
        ...before.notifications,
        [topic]: { ...before.notifications[topic], email: value },
      },
    }),
  });
  return withUndo(to(isOn), to(!isOn));
}

/** Sets the days out of office; null ends them. */
export function editAbsence(profile: Profile, absence: OutOfOffice | null): ProfileEdit {
  return withUndo(toAbsence(absence), toAbsence(profile.outOfOffice));
}

function toAbsence(outOfOffice: OutOfOffice | null): ProfileEdit {
  return {
    subject: 'Your out of office',
    patch: { outOfOffice: outOfOffice && toBody(outOfOffice) },
    apply: (before) => ({ ...before, outOfOffice }),
  };
}

function toBody({ from, until, standIn }: OutOfOffice) {
  return { from, until, standInId: standIn?.id ?? null };
}
