'use client';

import { canSaveContactRoles, type ContactRolesState } from '../notifications/contactRolesState.ts';
import type { ContactRoles } from '../notifications/createContactRoles.ts';
import type { Notifications } from '../notifications/createNotifications.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The contacts and what is chosen of them, and the commands. */
export interface UseContactRolesResult extends Pick<ContactRoles, 'load' | 'setValues'> {
  readonly state: ContactRolesState;
  readonly canSave: boolean;
  /** Saves, and closes the popup when that succeeded. */
  readonly save: Notifications['saveContactRoles'];
}

/** Who receives service updates. */
export function useContactRoles(): UseContactRolesResult {
  const { contactRoles, saveContactRoles } = useSignedInServices('useContactRoles').notifications;
  const state = useStore(contactRoles);
  const { load, setValues } = contactRoles;
  return { state, canSave: canSaveContactRoles(state), load, setValues, save: saveContactRoles };
}
