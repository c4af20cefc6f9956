import type { DatabaseSync } from 'node:sqlite';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The private signing key (RS256). It is created once and stored, so that tokens survive a restart. */
export async function loadSigningKey(database: DatabaseSync): Promise<JWK> {
  const row = database.prepare('SELECT jwk FROM signing_keys').get();
  if (row !== undefined) {
    const kept: JWK = JSON.parse(String(row.jwk));
    return kept;
  }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' };
  database.prepare('INSERT INTO signing_keys (kid, jwk) VALUES (?, ?)').run(key.kid, JSON.stringify(key));
  return key;
}
