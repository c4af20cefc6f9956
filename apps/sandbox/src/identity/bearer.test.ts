import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls } from '../testing/documentedCalls.ts';
import { claimsOfToken, createPortalClient, type TokenSet } from '../testing/portalClient.ts';
import { startTestSandbox } from '../testing/testSandbox.ts';

let sandbox: Sandbox;
let other: Sandbox;
let calls: DocumentedCalls;
let tokens: TokenSet;
const path = '/core/rest/navigation';

beforeAll(async () => {
  [sandbox, other] = await Promise.all([startTestSandbox(), startTestSandbox()]);
  calls = createDocumentedCalls(sandbox, sharedContract());
  tokens = await createPortalClient(sandbox).signIn('amelia');
});
afterAll(() => Promise.all([sandbox.close(), other.close()]));

async function refuse(token: string | undefined, address = path): Promise<string> {
  const response = await calls.call('GET', address, token === undefined ? {} : { token });
  expect(response.status).toBe(401);
  return response.headers.get('www-authenticate') ?? '';
}

test('The API accepts a valid token', async () => {
  expect((await calls.call('GET', path, { token: tokens.access_token })).status).toBe(200);
});

test('The API refuses a missing token without an error code, on known and unknown paths', async () => {
  expect(await refuse(undefined)).toBe('Bearer realm="quayside"');
  for (const address of ['/api', '/api/unknown', '/core/', '/core/rest/unknown']) {
    expect((await fetch(sandbox.origin + address)).status).toBe(401);
  }
});

describe('tokens that are refused as invalid_token', () => {
  test('A token with a changed payload is refused', async () => {
    const [head, , signature] = tokens.access_token.split('.');
    const claims = { ...claimsOfToken(tokens.access_token), sub: 'somebody' };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await refuse(`${head}.${payload}.${signature}`)).toContain('invalid_token');
  });

  test('An unsigned token is refused', async () => {
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await refuse(`${head}.${tokens.access_token.split('.')[1]}.`)).toContain('invalid_token');
  });

  test('A token signed by another key is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claimsOfToken(tokens.access_token))
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey);
    expect(await refuse(forged)).toContain('invalid_token');
  });

  test('A token of another issuer is refused', async () => {
    expect(await refuse((await createPortalClient(other).signIn('amelia')).access_token)).toContain(
      'invalid_token',
    );
  });

  test('An ID token, whose audience is the portal, is refused', async () => {
    expect(await refuse(tokens.id_token)).toContain('invalid_token');
  });

  test('A string that is not a token is refused, also by userinfo', async () => {
    expect(await refuse('rubbish')).toContain('invalid_token');
    expect(await refuse('rubbish', '/realms/quayside/protocol/openid-connect/userinfo')).toContain(
      'invalid_token',
    );
  });

  test('A token is refused once it has expired, and not before', async () => {
    // Only the date is fake. Sockets and timers are real.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await calls.call('PUT', '/sandbox/tokens', { body: { accessTokenSeconds: 60 } });
    const { access_token: token, expires_in: seconds } = await createPortalClient(sandbox).signIn('ben');
    expect(seconds).toBe(60);
    const expiryMs = (claimsOfToken(token).exp ?? 0) * 1_000;
    vi.setSystemTime(expiryMs - 1_000);
    expect((await calls.call('GET', path, { token })).status).toBe(200);
    vi.setSystemTime(expiryMs);
    expect(await refuse(token)).toContain('expired');
  });
});
