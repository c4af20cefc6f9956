'use client';

import { canSaveContactRoles, type ContactRolesState } from '../notifications/contactRolesState.ts';
import type { ContactRoles } from '../notifications/createContactRoles.ts';
import type { Notifications } from '../notifications/createNotifications.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The contacts, the choices and the commands. */
export interface UseContactRolesResult extends Pick<ContactRoles, 'load' | 'setValues'> {
  readonly state: ContactRolesState;
  readonly canSave: boolean;
  /** Saves the choices, and closes the popup on success. */
  readonly save: Notifications['saveContactRoles'];
}

/** Returns the contacts who receive service updates. */
export function useContactRoles(): UseContactRolesResult {
  const { contactRoles, saveContactRoles } = useSignedInServices('useContactRoles').notifications;
  const state = useStore(contactRoles);
  const { load, setValues } = contactRoles;
  return { state, canSave: canSaveContactRoles(state), load, setValues, save: saveContactRoles };
}
