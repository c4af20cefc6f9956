import type { BodyOf } from '../contract/operations.ts';
import type { PlatformContract } from '../contract/PlatformContract.ts';
import * as v from 'valibot';
import type { HttpClient } from '../http/ports.ts';
import type { RoleContacts as WireContacts } from '../contract/generated/openapi.ts';
import type { MatchesContract } from '../contract/MatchesContract.ts';
import { createLoads } from '../base/store/createLoads.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import {
  canSaveContactRoles,
  contactRolesTransition,
  untouchedContactRoles,
  type ContactRoleValues,
  type ContactRolesEvent,
  type ContactRolesState,
  type RoleContact,
  type RoleContacts,
} from './contactRolesState.ts';
import { notificationsPath, type NotificationOptions } from './createNotificationQueue.ts';

/** The contacts who receive service updates. */
export interface ContactRoles extends ReadableStore<ContactRolesState> {
  /** Loads the contacts, bypassing the cache. Also retries after a failure. Never rejects. */
  load(this: void): Promise<void>;
  /** Shows these contacts without a request. Nothing is saved then. */
  preview(this: void, contacts: RoleContacts): void;
  /** Sets the choices. A contact who is on no list is left out. Does nothing while saving. */
  setValues(this: void, values: ContactRoleValues): void;
  /** Saves the roles that have a choice. Resolves with true on success. Never rejects. */
  submit(this: void): Promise<boolean>;
  /** Clears everything and drops late responses. */
  reset(this: void): void;
}

// One malformed contact makes the whole response a contract error. A shorter list would look complete, and an empty list would look like no choice (CONTACT-15).
const text = v.pipe(v.string(), v.regex(/\S/));
const contactSchema = v.object({ email: text, salesforceId: text, chosen: v.exactOptional(v.boolean()) });
const listSchema = v.pipe(v.array(contactSchema), v.transform(withoutDuplicates));
// One reference, because the client validates a response once per schema.
const contactsSchema = v.object({ mso: listSchema, supportPrimary: listSchema });

/** Creates the contact roles. Nothing is requested before `load()`. */
export function createContactRoles(
  options: NotificationOptions,
  { http }: { http: Pick<HttpClient, 'get' | 'post'> },
): ContactRoles {
  const root = options.path ?? notificationsPath;
  const path = `${root}/contact-role-management`;
  const store = createStore<ContactRolesState>(untouchedContactRoles);
  const loads = createLoads();
  let isPreview = false;

  /** Returns true when the event applied. */
  function dispatch(event: ContactRolesEvent): boolean {
    const before = store.getSnapshot();
    store.set(contactRolesTransition(before, event));
    return store.getSnapshot() !== before;
  }

  function reset(): void {
    isPreview = false;
    loads.reset();
    dispatch({ type: 'reset' });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      if (!dispatch({ type: 'load-started' })) return;
      await loads.run(
        () =>
          http.get(`${path}/contacts`, {
            schema: contactsSchema satisfies MatchesContract<typeof contactsSchema, WireContacts>,
            headers: { useCache: 'false' },
          }),
        (outcome) =>
          dispatch(
            'value' in outcome
              ? { type: 'loaded', contacts: outcome.value }
              : { type: 'load-failed', error: outcome.error },
          ),
      );
    },
    preview(contacts) {
      reset();
      isPreview = true;
      dispatch({ type: 'load-started' });
      dispatch({ type: 'loaded', contacts });
    },
    setValues: (values) => void dispatch({ type: 'chosen', values }),
    async submit() {
      const state = store.getSnapshot();
      if (isPreview) return canSaveContactRoles(state);
      if (!dispatch({ type: 'submit-started' })) return false;
      let isSaved = false;
      await loads.run(
        () =>
          http.post(`${path}/submit`, state.values satisfies BodyOf<PlatformContract, 'submitRoleContacts'>, {
            invalidates: [root],
          }),
        (outcome) => {
          isSaved = 'value' in outcome;
          dispatch(
            'value' in outcome ? { type: 'submitted' } : { type: 'submit-failed', error: outcome.error },
          );
        },
      );
      return isSaved;
    },
    reset,
  };
}

/** Removes duplicates by id. */
function withoutDuplicates(contacts: RoleContact[]): RoleContact[] {
  const ids = new Set<string>();
  return contacts.filter(({ salesforceId }) => !ids.has(salesforceId) && ids.add(salesforceId));
}
