import type { BodyOf } from '../contract/operations.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { LiveChatConfiguration, Navigation } from '../contract/generated/openapi.ts';

/** Token lifetimes in seconds, and whether a refresh token works once only. */
export type TokenSettings = Required<BodyOf<'setTokens'>>;

export interface SettingValues {
  tokens: TokenSettings;
  /** A fragment; `plannedWorks` for one that tells of the next planned works of the world. */
  announcement: 'plannedWorks' | Readonly<BodyOf<'setAnnouncement'>>;
  navigation: Navigation;
  /** The marketing message, and whether it has a picture. */
  marketing: Required<BodyOf<'setMarketing'>>;
  chat: LiveChatConfiguration;
  cookieKeys: readonly string[];
}

export interface Settings {
  /** Throws if the key was never set. Seeding sets all of them. */
  get<K extends keyof SettingValues>(key: K): SettingValues[K];
  has(key: keyof SettingValues): boolean;
  set<K extends keyof SettingValues>(key: K, value: SettingValues[K]): void;
}

export function createSettings(database: DatabaseSync): Settings {
  const select = database.prepare('SELECT value FROM settings WHERE key = ?');
  const upsert = database.prepare(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    get<K extends keyof SettingValues>(key: K): SettingValues[K] {
      const row = select.get(key);
      if (row === undefined) throw new Error(`The setting "${key}" is missing: start once with --fresh.`);
      const value: SettingValues[K] = JSON.parse(String(row.value));
      return value;
    },
    has: (key) => select.get(key) !== undefined,
    set(key, value) {
      upsert.run(key, JSON.stringify(value));
    },
  };
}
