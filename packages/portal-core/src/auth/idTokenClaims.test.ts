import { describe, expect, it } from 'vitest';
import { isAuthError } from '../errors/errors.ts';
import { checkIdTokenClaims } from './idTokenClaims.ts';

const now = 1_800_000_000;
const issuer = 'https://id.example/realms/quayside';
const requirements = { issuer, clientId: 'portal', currentTimes: [now * 1000 + 900] };
const good = { iss: issuer, sub: 'user-1', aud: 'portal', iat: now, exp: now + 300 };

function isRefused(claims: Record<string, unknown>): boolean {
  try {
    checkIdTokenClaims(claims, requirements);
    return false;
  } catch (error) {
    if (isAuthError(error, 'invalid-answer')) return true;
    throw error;
  }
}

describe('the claims of an identity token', () => {
  it('pass with every claim they came with', () => {
    const claims = { ...good, nonce: 'n', email: 'a@b.example' };
    expect(checkIdTokenClaims(claims, requirements)).toEqual(claims);
  });

  it.each(['iss', 'sub', 'aud', 'iat', 'exp'])('are refused without %s', (name) => {
    expect(isRefused({ ...good, [name]: undefined })).toBe(true);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['the issuer with a slash more', { iss: `${issuer}/` }],
    ['a list with the issuer', { iss: [issuer] }],
    ['no subject', { sub: '' }],
    ['a subject that is no text', { sub: 1 }],
    ['another audience', { aud: 'other' }],
    ['an audience that only begins like the client', { aud: 'portal-admin' }],
    ['no audience in the list', { aud: [] }],
    ['a list of other audiences', { aud: ['other', 'another'], azp: 'portal' }],
    ['several audiences and no authorized party', { aud: ['portal', 'other'] }],
    ['several audiences and another authorized party', { aud: ['portal', 'other'], azp: 'other' }],
    ['one audience and another authorized party', { azp: 'other' }],
    ['an authorized party of null', { azp: null }],
    ['an audience that is no text', { aud: { portal: true } }],
    ['a list with something else than text', { aud: ['portal', 7], azp: 'portal' }],
  ])('are refused with %s', (_name, claims) => {
    expect(isRefused({ ...good, ...claims })).toBe(true);
  });

  it.each([
    ['a list of one audience', { aud: ['portal'] }],
    ['several audiences and the client as authorized party', { aud: ['other', 'portal'], azp: 'portal' }],
    ['one audience and the client as authorized party', { azp: 'portal' }],
  ])('pass with %s', (_name, claims) => {
    expect(isRefused({ ...good, ...claims })).toBe(false);
  });

  it.each([
    ['expired 59 s ago', { exp: now - 59 }, false],
    ['expired 60 s ago', { exp: now - 60 }, true],
    ['issued in 60 s', { iat: now + 60 }, false],
    ['issued in 61 s', { iat: now + 61 }, true],
    ['valid from in 60 s', { nbf: now + 60 }, false],
    ['valid from in 61 s', { nbf: now + 61 }, true],
    ['valid since long', { nbf: 1 }, false],
  ])('are judged with 60 s of tolerance: %s', (_name, claims, refused) => {
    expect(isRefused({ ...good, ...claims })).toBe(refused);
  });

  it.each(['exp', 'iat', 'nbf'])('are refused when %s is no number', (name) => {
    for (const value of [String(now + 30), null, {}, Number.NaN]) {
      expect(isRefused({ ...good, [name]: value })).toBe(true);
    }
  });
});
