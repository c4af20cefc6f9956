import type { PortalError } from '../base/errors/PortalError.ts';
import { serverMessage } from '../base/errors/serverMessage.ts';

/** The roles that receive service updates: MSO, and the primary contact for support. */
export type ContactRole = 'mso' | 'supportPrimary';

/** Somebody who may hold a role. */
export interface RoleContact {
  readonly email: string;
  readonly salesforceId: string;
}

/** Who may hold each role; nobody, and the role is left out. */
export type RoleContacts = Readonly<Record<ContactRole, readonly RoleContact[]>>;

/** The `salesforceId` chosen for each role; a role without one is left out. Sent as it is. */
export type ContactRoleValues = Readonly<Partial<Record<ContactRole, string>>>;

/** A failure, and what the server says of it. */
export interface ContactRolesFailure {
  readonly status: 'error';
  readonly error: PortalError;
  readonly message: string | null;
}

/** The contacts to choose from. */
export type ContactRolesLoad =
  | { readonly status: 'idle' }
  | { readonly status: 'in-progress' }
  | { readonly status: 'ready'; readonly contacts: RoleContacts }
  | ContactRolesFailure;

/** The saving; `ready` before it and after it. */
export type ContactRolesSubmit =
  | { readonly status: 'ready' }
  | { readonly status: 'in-progress' }
  | ContactRolesFailure;

/** The contacts, what is chosen of them, and how far saving is. */
export interface ContactRolesState {
  readonly load: ContactRolesLoad;
  readonly submit: ContactRolesSubmit;
  readonly values: ContactRoleValues;
}

/** What can happen to the contact roles. */
export type ContactRolesEvent =
  | { readonly type: 'load-started' }
  | { readonly type: 'loaded'; readonly contacts: RoleContacts }
  | { readonly type: 'load-failed'; readonly error: PortalError }
  | { readonly type: 'chosen'; readonly values: ContactRoleValues }
  | { readonly type: 'submit-started' }
  | { readonly type: 'submitted' }
  | { readonly type: 'submit-failed'; readonly error: PortalError }
  | { readonly type: 'reset' };

const ready = { status: 'ready' } as const;
const inProgress = { status: 'in-progress' } as const;
const roles: readonly ContactRole[] = ['mso', 'supportPrimary'];

/** Nothing was asked for yet. */
export const untouchedContactRoles: ContactRolesState = {
  load: { status: 'idle' },
  submit: ready,
  values: {},
};

/** True when there is something to save, and nothing under way. */
export function canSaveContactRoles({ load, submit, values }: ContactRolesState): boolean {
  return load.status === 'ready' && submit.status !== 'in-progress' && Object.keys(values).length > 0;
}

/** The next state; the same reference when the event does not apply in this state. */
export function contactRolesTransition(
  state: ContactRolesState,
  event: ContactRolesEvent,
): ContactRolesState {
  const { load, submit } = state;
  switch (event.type) {
    case 'load-started':
      return load.status === 'idle' || load.status === 'error' ? { ...state, load: inProgress } : state;
    case 'loaded':
      return load.status === 'in-progress'
        ? {
            load: { status: 'ready', contacts: event.contacts },
            submit: ready,
            values: knownValues(event.contacts, {}),
          }
        : state;
    case 'load-failed':
      return load.status === 'in-progress' ? { ...state, load: failure(event.error) } : state;
    case 'chosen':
      return load.status === 'ready' && submit.status !== 'in-progress'
        ? { load, submit: ready, values: knownValues(load.contacts, event.values) }
        : state;
    case 'submit-started':
      return canSaveContactRoles(state) ? { ...state, submit: inProgress } : state;
    case 'submitted':
      return submit.status === 'in-progress' ? { ...state, submit: ready } : state;
    case 'submit-failed':
      return submit.status === 'in-progress' ? { ...state, submit: failure(event.error) } : state;
    case 'reset':
    default:
      return untouchedContactRoles;
  }
}

/** The values that name a contact of their list; the only contact of a list is always chosen. */
function knownValues(contacts: RoleContacts, values: ContactRoleValues): ContactRoleValues {
  return Object.fromEntries(
    roles.flatMap((role) => {
      const [first, ...others] = contacts[role];
      const value = others.length === 0 ? first?.salesforceId : values[role];
      return contacts[role].some(({ salesforceId }) => salesforceId === value) ? [[role, value]] : [];
    }),
  );
}

function failure(error: PortalError): ContactRolesFailure {
  return { status: 'error', error, message: serverMessage(error) };
}
