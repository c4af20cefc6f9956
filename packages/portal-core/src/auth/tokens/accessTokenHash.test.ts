import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isAccessTokenHash } from './accessTokenHash.ts';

const tokenSignedBy = (alg: string): string =>
  `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.e30.c2ln`;

it('isAccessTokenHash accepts the example of OpenID Connect Core, appendix A.3', async () => {
  const accessToken = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';
  const hash = '77QmUPtjPfzWtF2AnpK9RQ';
  await expect(isAccessTokenHash(hash, accessToken, tokenSignedBy('RS256'))).resolves.toBe(true);
  await expect(isAccessTokenHash(hash, `${accessToken}x`, tokenSignedBy('RS256'))).resolves.toBe(false);
});

it.each([
  ['RS256', 'sha256'],
  ['PS384', 'sha384'],
  ['ES512', 'sha512'],
  ['EdDSA', 'sha512'],
  ['Ed25519', 'sha512'],
])(
  'isAccessTokenHash compares the left half of the hash that belongs to %s [AUTH-12]',
  async (alg, algorithm) => {
    const digest = createHash(algorithm).update('access').digest();
    const half = digest.subarray(0, digest.length / 2).toString('base64url');
    await expect(isAccessTokenHash(half, 'access', tokenSignedBy(alg))).resolves.toBe(true);
    for (const other of ['RS256', 'RS384', 'RS512'].filter((name) => !name.endsWith(algorithm.slice(3)))) {
      await expect(isAccessTokenHash(half, 'access', tokenSignedBy(other))).resolves.toBe(false);
    }
  },
);
