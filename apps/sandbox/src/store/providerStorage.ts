import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** The sandbox's own operations on the provider's records. */
export interface ProviderStorage {
  /** The library's adapter factory for the same table. */
  adapter: AdapterFactory;
  /** Removes records of one account. `models` are the library's names (Session, RefreshToken, …). */
  forgetAccount(accountId: string, models: readonly string[]): void;
  forgetExpired(): void;
}

/** Stores sessions, grants, codes and refresh tokens, so that they survive a restart. */
export function createProviderStorage(database: DatabaseSync): ProviderStorage {
  const upsert = database.prepare(
    `INSERT INTO provider_storage (model, id, payload, grant_id, uid, account_id, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
       uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`,
  );
  const byId = database.prepare(
    'SELECT payload, expires_at FROM provider_storage WHERE model = ? AND id = ?',
  );
  const byUid = database.prepare(
    'SELECT payload, expires_at FROM provider_storage WHERE model = ? AND uid = ?',
  );
  const remove = database.prepare('DELETE FROM provider_storage WHERE model = ? AND id = ?');
  const removeGrant = database.prepare('DELETE FROM provider_storage WHERE model = ? AND grant_id = ?');
  const removeAccount = database.prepare('DELETE FROM provider_storage WHERE model = ? AND account_id = ?');
  const removeExpired = database.prepare('DELETE FROM provider_storage WHERE expires_at < ?');
  const consume = database.prepare(
    `UPDATE provider_storage SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?`,
  );

  function adapter(model: string): Adapter {
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn !== undefined && expiresIn > 0 ? epochSeconds() + expiresIn : null;
        upsert.run(
          model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.accountId ?? null,
          expiresAt,
        );
      },
      find: async (id) => toPayload(byId.get(model, id)),
      findByUid: async (uid) => toPayload(byUid.get(model, uid)),
      findByUserCode: async () => undefined,
      async consume(id) {
        consume.run(epochSeconds(), model, id);
      },
      async destroy(id) {
        remove.run(model, id);
      },
      async revokeByGrantId(grantId) {
        removeGrant.run(model, grantId);
      },
    };
  }

  return {
    adapter,
    forgetAccount(accountId, models) {
      for (const model of models) removeAccount.run(model, accountId);
    },
    forgetExpired() {
      removeExpired.run(epochSeconds());
    },
  };
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function toPayload(row: Record<string, unknown> | undefined): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  // The library leaves the expiry of sessions to the store.
  if (row.expires_at !== null && Number(row.expires_at) <= epochSeconds()) return undefined;
  const payload: AdapterPayload = JSON.parse(String(row.payload));
  return payload;
}
