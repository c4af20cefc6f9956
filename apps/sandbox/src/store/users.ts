import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Contact, RoleContacts, UserPatch } from '../contract/generated/openapi.ts';
import { isJsonObject, mergePatch, type JsonObject } from './mergePatch.ts';
import { verifyPassword } from './password.ts';

export interface User {
  id: string;
  username: string;
  /** The issued claims, `agreedToTermsOfUse` included. */
  claims: JsonObject;
  /** Access tokens contain it. Changing it invalidates every token issued before. */
  tokenGeneration: string;
}

export interface NewUser {
  id: string;
  username: string;
  /** As `hashPassword` returns it. */
  passwordHash: string;
  claims: JsonObject;
  pendingNotifications: readonly string[];
  contacts: RoleContacts;
}

/** The users of the sandbox. Lookups return undefined for unknown users. */
export interface Users {
  add(user: NewUser): void;
  findById(id: string): User | undefined;
  /** As `findById`, but not a deactivated one. */
  findEnabledById(id: string): User | undefined;
  findByUsername(username: string): User | undefined;
  /** Finds a user by username or e-mail, in any case, if the password is right and the account is enabled. */
  findByCredentials(login: string, password: string): User | undefined;
  patch(username: string, patch: UserPatch): void;
  /** Invalidates every access token issued to this user so far. */
  renewTokenGeneration(username: string): void;
  /** Records that a user has entered the password. */
  recordSignIn(username: string, at: Date): void;
  /** The time at which a user last entered the password; null for never. */
  lastSignInAt(username: string): string | null;
  pendingNotifications(username: string): string[];
  /** Removes a type from the pending list, if it is there. */
  settleNotification(username: string, type: string): void;
  contacts(username: string): RoleContacts;
}

export function createUsers(database: DatabaseSync): Users {
  const insert = database.prepare(
    'INSERT INTO users (id, username, password_hash, claims, token_generation) VALUES (?, ?, ?, ?, ?)',
  );
  const byId = database.prepare('SELECT * FROM users WHERE id = ?');
  const enabledById = database.prepare('SELECT * FROM users WHERE id = ? AND enabled');
  const byUsername = database.prepare('SELECT * FROM users WHERE username = ?');
  const byLogin = database.prepare(
    `SELECT * FROM users WHERE enabled AND (username = lower(:login) OR lower(claims ->> 'email') = lower(:login))`,
  );
  const setClaims = database.prepare('UPDATE users SET claims = ? WHERE username = ?');
  const setEnabled = database.prepare('UPDATE users SET enabled = ? WHERE username = ?');
  const setGeneration = database.prepare('UPDATE users SET token_generation = ? WHERE username = ?');
  const setSignIn = database.prepare('INSERT OR REPLACE INTO sign_ins VALUES (?, ?)');
  const findSignIn = database.prepare('SELECT at FROM sign_ins WHERE username = ?');
  const clearPending = database.prepare('DELETE FROM pending_notifications WHERE username = ?');
  const addPending = database.prepare('INSERT INTO pending_notifications VALUES (?, ?, ?)');
  const listPending = database.prepare(
    'SELECT type FROM pending_notifications WHERE username = ? ORDER BY position',
  );
  const settlePending = database.prepare('DELETE FROM pending_notifications WHERE username = ? AND type = ?');
  const clearContacts = database.prepare('DELETE FROM contacts WHERE username = ? AND role = ?');
  const addContact = database.prepare('INSERT INTO contacts VALUES (?, ?, ?, ?, ?, ?)');
  const listContacts = database.prepare(
    'SELECT email, salesforce_id, chosen FROM contacts WHERE username = ? AND role = ? ORDER BY position',
  );

  function replacePending(username: string, types: readonly string[]): void {
    clearPending.run(username);
    for (const [position, type] of types.entries()) addPending.run(username, position, type);
  }

  function replaceContacts(username: string, lists: Partial<RoleContacts>): void {
    for (const [role, contacts] of Object.entries(lists)) {
      clearContacts.run(username, role);
      for (const [position, contact] of contacts.entries()) {
        addContact.run(username, role, position, contact.email, contact.salesforceId, contact.chosen ? 1 : 0);
      }
    }
  }

  function contactsOf(username: string, role: keyof RoleContacts): Contact[] {
    return listContacts.all(username, role).map(({ email, salesforce_id: id, chosen }) => {
      const contact = { email: String(email), salesforceId: String(id) };
      return chosen === 1 ? Object.assign(contact, { chosen: true }) : contact;
    });
  }

  return {
    add({ id, username, passwordHash, claims, pendingNotifications, contacts }) {
      insert.run(id, username, passwordHash, JSON.stringify(claims), randomUUID());
      replacePending(username, pendingNotifications);
      replaceContacts(username, contacts);
    },
    findById: (id) => toUser(byId.get(id)),
    findEnabledById: (id) => toUser(enabledById.get(id)),
    findByUsername: (username) => toUser(byUsername.get(username)),
    findByCredentials(login, password) {
      const row = byLogin.get({ login: login.trim() });
      if (row === undefined || !verifyPassword(password, String(row.password_hash))) return undefined;
      return toUser(row);
    },
    patch(username, { claims, agreedToTermsOfUse, enabled, pendingNotifications, contacts }) {
      const user = toUser(byUsername.get(username));
      if (user === undefined) return;
      const agreed = agreedToTermsOfUse === undefined ? {} : { agreedToTermsOfUse };
      const patched = mergePatch(mergePatch(user.claims, claims ?? {}), agreed);
      setClaims.run(JSON.stringify(patched), username);
      if (enabled !== undefined) setEnabled.run(enabled ? 1 : 0, username);
      if (pendingNotifications !== undefined) replacePending(username, pendingNotifications);
      if (contacts !== undefined) replaceContacts(username, contacts);
    },
    renewTokenGeneration(username) {
      setGeneration.run(randomUUID(), username);
    },
    recordSignIn(username, at) {
      setSignIn.run(username, at.toISOString());
    },
    lastSignInAt(username) {
      const row = findSignIn.get(username);
      return row === undefined ? null : String(row['at']);
    },
    pendingNotifications: (username) => listPending.all(username).map((row) => String(row.type)),
    settleNotification(username, type) {
      settlePending.run(username, type);
    },
    contacts: (username) => ({
      mso: contactsOf(username, 'mso'),
      supportPrimary: contactsOf(username, 'supportPrimary'),
    }),
  };
}

function toUser(row: Record<string, unknown> | undefined): User | undefined {
  if (row === undefined) return undefined;
  const claims: unknown = JSON.parse(String(row.claims));
  return {
    id: String(row.id),
    username: String(row.username),
    claims: isJsonObject(claims) ? claims : {},
    tokenGeneration: String(row.token_generation),
  };
}
