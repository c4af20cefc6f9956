import type { PortalError } from '../base/errors/PortalError.ts';
import { serverMessage } from '../base/errors/serverMessage.ts';

/** The roles that receive service updates: MSO, and the primary support contact. */
export type ContactRole = 'mso' | 'supportPrimary';

/** A contact who can hold a role. */
export interface RoleContact {
  readonly email: string;
  readonly salesforceId: string;
  /** Whether this contact holds the role. It is preselected. */
  readonly chosen?: boolean;
}

/** The contacts who can hold each role. A role without contacts is left out. */
export type RoleContacts = Readonly<Record<ContactRole, readonly RoleContact[]>>;

/** The chosen `salesforceId` of each role, exactly as it is sent. A role without a choice is left out. */
export type ContactRoleValues = Readonly<Partial<Record<ContactRole, string>>>;

/** A failure with the server's message. */
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

/** The state of saving; `ready` before and after it. */
export type ContactRolesSubmit =
  | { readonly status: 'ready' }
  | { readonly status: 'in-progress' }
  | ContactRolesFailure;

/** The contacts, the choices and the state of saving. */
export interface ContactRolesState {
  readonly load: ContactRolesLoad;
  readonly submit: ContactRolesSubmit;
  readonly values: ContactRoleValues;
}

/** An event of the contact roles. */
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

export const untouchedContactRoles: ContactRolesState = {
  load: { status: 'idle' },
  submit: ready,
  values: {},
};

/** True when there is a choice to save and nothing is loading or saving. */
export function canSaveContactRoles({ load, submit, values }: ContactRolesState): boolean {
  return load.status === 'ready' && submit.status !== 'in-progress' && Object.keys(values).length > 0;
}

/** Returns the next state; the same reference when the event does not apply. */
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
            values: knownValues(event.contacts),
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

/**
 * Returns the choices that name a contact of their list; without any, those of the server. The only contact of a list is always
 * chosen.
 */
function knownValues(contacts: RoleContacts, values?: ContactRoleValues): ContactRoleValues {
  return Object.fromEntries(
    roles.flatMap((role) => {
      const found = contacts[role].find(
        ({ salesforceId, chosen }, _index, { length }) =>
          length === 1 || (values ? salesforceId === values[role] : chosen),
      );
      return found ? [[role, found.salesforceId]] : [];
    }),
  );
}

function failure(error: PortalError): ContactRolesFailure {
  return { status: 'error', error, message: serverMessage(error) };
}
