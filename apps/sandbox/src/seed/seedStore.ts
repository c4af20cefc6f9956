import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../store/openDatabase.ts';
import type { Settings } from '../store/settings.ts';
import type { Users } from '../store/users.ts';
import { seedChat, seedMarketing, seedTokens } from './content.ts';
import { seedNavigation } from './navigation.ts';
import { seedUsers } from './people.ts';

export interface SeedTarget {
  database: DatabaseSync;
  settings: Settings;
  users: Users;
}

/**
 * Restores the seed: users and settings. Removes the provider's sessions and tokens.
 * Signing keys stay, so that cached key sets stay valid. Tokens issued before are refused anyway.
 */
export function seedStore({ database, settings, users }: SeedTarget): void {
  inTransaction(database, () => {
    database.exec('DELETE FROM provider_storage; DELETE FROM users;');
    for (const user of seedUsers()) users.add(user);
    settings.set('tokens', seedTokens);
    settings.set('announcement', 'plannedWorks');
    settings.set('navigation', seedNavigation);
    settings.set('marketing', seedMarketing);
    settings.set('chat', seedChat);
    if (!settings.has('cookieKeys')) settings.set('cookieKeys', [randomBytes(32).toString('hex')]);
  });
}

/** Seeds a store that was never seeded, and does nothing otherwise. */
export function seedStoreOnce(target: SeedTarget): void {
  if (!target.settings.has('cookieKeys')) seedStore(target);
}
