import { expect, it } from 'vitest';
import { isAuthError } from '../../base/errors/errors.ts';
import { checkIdTokenClaims } from './idTokenClaims.ts';

const now = 1_800_000_000;
const issuer = 'https://id.example/realms/quayside';
const requirements = { issuer, clientId: 'portal', currentTimes: [now * 1000 + 900] };
const good = { iss: issuer, sub: 'user-1', aud: 'portal', iat: now, exp: now + 300 };

/** Returns the reason why the claims are rejected; null when they pass. */
function refusal(claims: Record<string, unknown>): string | null {
  try {
    checkIdTokenClaims(claims, requirements);
    return null;
  } catch (error) {
    if (isAuthError(error, 'invalid-response')) return error.message;
    throw error;
  }
}

const words = {
  issuer: expect.stringContaining('comes from another issuer'),
  subject: expect.stringContaining('has no subject'),
  client: expect.stringContaining('was issued for another client'),
  time: expect.stringContaining('is expired or from the future; the clock of this machine may be wrong'),
};

it('checkIdTokenClaims returns all claims', () => {
  const claims = { ...good, nonce: 'n', email: 'a@b.example' };
  expect(checkIdTokenClaims(claims, requirements)).toEqual(claims);
});

it.each([
  ['iss', words.issuer],
  ['sub', words.subject],
  ['aud', words.client],
  ['iat', words.time],
  ['exp', words.time],
])('checkIdTokenClaims rejects a token without %s and names it', (name, why) => {
  expect(refusal({ ...good, [name]: undefined })).toEqual(why);
});

it.each([
  ['another issuer', { iss: 'https://evil.example' }, words.issuer],
  ['the issuer with a slash more', { iss: `${issuer}/` }, words.issuer],
  ['a list with the issuer', { iss: [issuer] }, words.issuer],
  ['no subject', { sub: '' }, words.subject],
  ['a subject that is no text', { sub: 1 }, words.subject],
  ['another audience', { aud: 'other' }, words.client],
  [
    'another audience, though the client is the authorized party',
    { aud: 'other', azp: 'portal' },
    words.client,
  ],
  ['an audience that only begins like the client', { aud: 'portal-admin' }, words.client],
  ['no audience in the list', { aud: [] }, words.client],
  [
    'no audience in the list, though the client is the authorized party',
    { aud: [], azp: 'portal' },
    words.client,
  ],
  ['a list of other audiences', { aud: ['other', 'another'], azp: 'portal' }, words.client],
  ['several audiences and no authorized party', { aud: ['portal', 'other'] }, words.client],
  [
    'several audiences and another authorized party',
    { aud: ['portal', 'other'], azp: 'other' },
    words.client,
  ],
  ['one audience and another authorized party', { azp: 'other' }, words.client],
  ['an authorized party of null', { azp: null }, words.client],
  ['an audience that is no text', { aud: { portal: true } }, words.client],
  ['a list with something else than text', { aud: ['portal', 7], azp: 'portal' }, words.client],
])('checkIdTokenClaims rejects %s', (_name, claims, why) => {
  expect(refusal({ ...good, ...claims })).toEqual(why);
});

it.each([
  ['a list of one audience', { aud: ['portal'] }],
  ['several audiences and the client as authorized party', { aud: ['other', 'portal'], azp: 'portal' }],
  ['one audience and the client as authorized party', { azp: 'portal' }],
])('checkIdTokenClaims accepts %s', (_name, claims) => {
  expect(refusal({ ...good, ...claims })).toBeNull();
});

it.each([
  ['expired 59 s ago', { exp: now - 59 }, false],
  ['expired 60 s ago', { exp: now - 60 }, true],
  ['issued in 60 s', { iat: now + 60 }, false],
  ['issued in 61 s', { iat: now + 61 }, true],
  ['valid from in 60 s', { nbf: now + 60 }, false],
  ['valid from in 61 s', { nbf: now + 61 }, true],
  ['valid since long', { nbf: 1 }, false],
])('checkIdTokenClaims allows 60 s of tolerance: %s', (_name, claims, refused) => {
  expect(refusal({ ...good, ...claims })).toEqual(refused ? words.time : null);
});

it.each(['exp', 'iat', 'nbf'])('checkIdTokenClaims rejects a token when %s is not a number', (name) => {
  for (const value of [String(now + 30), null, {}, Number.NaN]) {
    expect(refusal({ ...good, [name]: value })).toEqual(words.time);
  }
});

it('checkIdTokenClaims accepts a token when one estimate of the time fits all its times', () => {
  const estimates = { ...requirements, currentTimes: [now * 1000, (now + 9_000) * 1000] };
  const at = (seconds: number) => ({ ...good, iat: now + seconds, exp: now + seconds + 300 });
  expect(checkIdTokenClaims(at(0), estimates)).toEqual(at(0));
  expect(checkIdTokenClaims(at(9_000), estimates)).toEqual(at(9_000));
  expect(() => checkIdTokenClaims(at(4_000), estimates)).toThrow(/expired or from the future/);
});
