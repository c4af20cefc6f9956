import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, settlePromises, type ManualClock } from '../../testing/manualClock.ts';
import { AuthError, isAuthError } from '../../base/errors/errors.ts';
import { failureOf } from '../../testing/promises.ts';
import { createTokenSigner, type TokenSigner } from '../../testing/tokenSigner.ts';
import { createTokenSetValidator } from './createTokenSetValidator.ts';
import type { RawTokenSet, TokenSet } from '../gateway.ts';
import type { TokenSetValidator } from './tokenSetValidator.ts';

const { signal } = new AbortController();
const issuer = 'https://id.example/realms/quayside';
let signer: TokenSigner;
let keyRequests = 0;
let clock: ManualClock;
let validator: TokenSetValidator;

function createValidator(serverTimeOffsetMs = 0): TokenSetValidator {
  return createTokenSetValidator(
    { issuer, clientId: 'portal', serverTimeOffsetMs },
    {
      clock,
      fetchSigningKeys: async () => {
        keyRequests += 1;
        return { keys: signer.keys.map((key) => ({ ...key })) };
      },
    },
  );
}

async function tokens(
  claims: Record<string, unknown> = {},
  rest: Partial<RawTokenSet> = {},
): Promise<RawTokenSet> {
  const idToken = await signer.sign({ nonce: 'n', ...claims });
  return { accessToken: 'a', idToken, refreshToken: 'r', expiresIn: 300, ...rest };
}

const first = { nonce: 'n', previous: null };
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  signer = await createTokenSigner({ issuer, audience: 'portal', alg: 'RS256' });
});
beforeEach(() => {
  keyRequests = 0;
  clock = createManualClock(Date.now());
  validator = createValidator();
});

it('A token set validator accepts a valid first token set, with its lifetime in seconds', async () => {
  const raw = await tokens({}, { accessToken: 'a.long-one', expiresIn: '120' });
  const checked = await validator.validate(raw, first, signal);
  expect(checked).toMatchObject({ accessToken: 'a.long-one', refreshToken: 'r', expiresInSeconds: 120 });
  expect(checked.claims.sub).toBe('user-1');
});

it.each([
  ['there is no access token', { accessToken: undefined }, {}, 'holds no access token'],
  ['the access token is of another kind', { tokenType: 'DPoP' }, {}, 'of an unknown type'],
  ['the kind of the access token is null', { tokenType: null }, {}, 'of an unknown type'],
  ['the kind of the access token only begins right', { tokenType: 'Bearer2' }, {}, 'of an unknown type'],
  ['the kind of the access token only ends right', { tokenType: 'xBearer' }, {}, 'of an unknown type'],
  ['its expiry is invalid', { expiresIn: 0 }, {}, 'its expiry time is invalid'],
  ['there is no identity token', { idToken: undefined }, {}, 'holds no identity token'],
  ['the identity token is null', { idToken: null }, {}, 'holds no identity token'],
  ['the identity token is empty', { idToken: '' }, {}, 'holds no identity token'],
  ['the identity token is no text', { idToken: 7 }, {}, 'holds no identity token'],
  ['the nonce is another', {}, { nonce: 'other' }, 'belongs to another sign-in'],
])('A token set validator names the reason when %s', async (_name, rest, expectation, why) => {
  const refusal = validator.validate(await tokens({}, rest), { ...first, ...expectation }, signal);
  await expect(refusal).rejects.toMatchObject({
    name: 'AuthError',
    reason: 'invalid-response',
    message: expect.stringContaining(why),
  });
});

it.each(['Bearer', 'bearer', 'BEARER', undefined])(
  'A token set validator accepts the token type %s',
  async (tokenType) => {
    const checked = validator.validate(await tokens({}, { tokenType }), first, signal);
    await expect(checked).resolves.toMatchObject({ accessToken: 'a' });
  },
);

it('A token set validator accepts a lifetime of a day, and a missing refresh token', async () => {
  for (const refreshToken of [undefined, null, '', 7]) {
    const raw = await tokens({}, { expiresIn: 86_400, refreshToken });
    await expect(validator.validate(raw, first, signal)).resolves.toMatchObject({
      expiresInSeconds: 86_400,
      refreshToken: null,
    });
  }
});

it.each([
  ['expired 50 s ago', { exp: nowSeconds() - 50 }, true],
  ['expired 90 s ago', { exp: nowSeconds() - 90 }, false],
  ['issued in 50 s', { iat: nowSeconds() + 50 }, true],
  ['issued in 90 s', { iat: nowSeconds() + 90 }, false],
])('A token set validator allows 60 s of clock tolerance: %s', async (_name, claims, passes) => {
  const failure = await failureOf(validator.validate(await tokens(claims), first, signal));
  expect(isAuthError(failure, 'invalid-response')).toBe(!passes);
});

it('A token set validator uses the server’s time when this machine’s clock is wrong', async () => {
  clock.shiftWallClock(-3_600_000);
  const raw = await tokens();
  const unaware = createValidator();
  await expect(unaware.validate(raw, first, signal)).rejects.toMatchObject({ reason: 'invalid-response' });
  await expect(createValidator(3_600_000).validate(raw, first, signal)).resolves.toBeDefined();
});

it.each([-3_600_000, 3_600_000])(
  'A token set validator uses the elapsed time when this machine’s clock is corrected by %d ms meanwhile',
  async (shiftMs) => {
    // The page had been open for a while when the validator was built, and it is used a while later.
    const openMs = 7_200_000;
    clock = createManualClock(Date.now() - openMs - 1_000_000);
    await clock.advance(openMs);
    validator = createValidator();
    await clock.advance(1_000_000);
    clock.shiftWallClock(shiftMs);
    await expect(validator.validate(await tokens(), first, signal)).resolves.toBeDefined();
    const old = await tokens({ iat: nowSeconds() - 9_000, exp: nowSeconds() - 8_000 });
    await expect(validator.validate(old, first, signal)).rejects.toMatchObject({
      reason: 'invalid-response',
    });
  },
);

it('A token set validator uses the wall clock after the machine slept', async () => {
  const sleepSeconds = 8 * 3_600;
  const iat = nowSeconds() + sleepSeconds;
  const raw = await tokens({ iat, exp: iat + 300 });
  await expect(validator.validate(raw, first, signal)).rejects.toMatchObject({
    reason: 'invalid-response',
  });
  clock.shiftWallClock(sleepSeconds * 1000);
  await expect(validator.validate(raw, first, signal)).resolves.toBeDefined();
});

it.each([
  [1_800, 1_800],
  ['1800', 1_800],
  [0, null],
  [-1, null],
  [undefined, null],
  ['soon', null],
  [{}, null],
])(
  'A token set validator reads an unused lifetime of %j s as %j',
  async (refreshExpiresIn, refreshExpiresInSeconds) => {
    const checked = await validator.validate(await tokens({}, { refreshExpiresIn }), first, signal);
    expect(checked).toMatchObject({ refreshExpiresInSeconds });
  },
);

it.each(['', ' ', 'a b', 'a\r\nx-user: eve', 'ä', null, 7, {}])(
  'A token set validator rejects the access token %j, which does not fit into a header',
  async (accessToken) => {
    await expect(validator.validate(await tokens({}, { accessToken }), first, signal)).rejects.toMatchObject({
      reason: 'invalid-response',
    });
  },
);

it.each([0, -1, 86_401, Number.NaN, Number.POSITIVE_INFINITY, '', 'x', null, undefined, {}])(
  'A token set validator rejects a lifetime of %s',
  async (expiresIn) => {
    await expect(validator.validate(await tokens({}, { expiresIn }), first, signal)).rejects.toMatchObject({
      reason: 'invalid-response',
    });
  },
);

it.each(['forged', undefined])('A token set validator rejects the nonce %s [AUTH-2]', async (nonce) => {
  const failure = await failureOf(validator.validate(await tokens({ nonce }), first, signal));
  expect(isAuthError(failure, 'invalid-response')).toBe(true);
});

it('A token set validator accepts several audiences when the authorized party is this client', async () => {
  const raw = await tokens({ aud: ['portal', 'api'], azp: 'portal' });
  await expect(validator.validate(raw, first, signal)).resolves.toBeDefined();
});

it('A token set validator rejects a signature with a shared secret', async () => {
  const [header = '', payload = ''] = (await signer.sign({ nonce: 'n' })).split('.');
  const forgedHeader = Buffer.from(Buffer.from(header, 'base64url').toString().replace('RS256', 'HS256'));
  const idToken = `${forgedHeader.toString('base64url')}.${payload}.c2ln`;
  await expect(validator.validate(await tokens({}, { idToken }), first, signal)).rejects.toMatchObject({
    reason: 'invalid-response',
  });
});

it('A token set validator never quotes the token in an error', async () => {
  const raw = await tokens({ iss: 'https://evil.example' });
  const error: unknown = await validator.validate(raw, first, signal).catch((caught: unknown) => caught);
  const { message, cause } = error instanceof Error ? error : new Error('no error');
  expect(message).toMatch(/refused/);
  expect(`${message}${String(cause)}`).not.toMatch(/eyJ|evil/);
});

/** Left half of a hash in base64url, as `at_hash` is written. */
function leftHalf(text: string, algorithm = 'sha256'): string {
  const digest = createHash(algorithm).update(text).digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}

/** `accepted`, `refused` for the expected reason, or another failure. */
async function outcomeOf(work: Promise<unknown>, why: string): Promise<string> {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    return isAuthError(error, 'invalid-response') && error.message.includes(why) ? 'refused' : String(error);
  }
}

it.each<[string, Record<string, unknown>, Record<string, unknown>, boolean]>([
  ['without any type', {}, {}, true],
  ['with the header type JWT', {}, { typ: 'JWT' }, true],
  ['with the header type jwt in small letters', {}, { typ: 'jwt' }, true],
  ['with the header type as a full media type', {}, { typ: 'application/jwt' }, true],
  ['with the claim ID, as Keycloak sends it', { typ: 'ID' }, { typ: 'JWT' }, true],
  ['with the header type of an access token', {}, { typ: 'at+jwt' }, false],
  ['with the header type of a logout token', {}, { typ: 'logout+jwt' }, false],
  ['with an empty header type', {}, { typ: '' }, false],
  ['with a header type that is a list', {}, { typ: ['JWT'] }, false],
  ['with the header type null', {}, { typ: null }, false],
  ['with the claim Bearer, which Keycloak gives an access token', { typ: 'Bearer' }, {}, false],
  ['with the claim Refresh', { typ: 'Refresh' }, {}, false],
  ['with the claim Logout', { typ: 'Logout' }, {}, false],
  ['with the claim id in small letters', { typ: 'id' }, {}, false],
  ['with an empty claim', { typ: '' }, {}, false],
  ['with the claim null', { typ: null }, {}, false],
])('The type of an ID token is checked: a token %s [AUTH-12]', async (_name, claims, header, passes) => {
  const idToken = await signer.sign({ nonce: 'n', ...claims }, header);
  const checked = validator.validate(await tokens({}, { idToken }), first, signal);
  expect(await outcomeOf(checked, 'is not an ID token')).toBe(passes ? 'accepted' : 'refused');
});

it.each<[string, unknown, boolean]>([
  ['is absent', undefined, true],
  ['is the one of the access token', leftHalf('a'), true],
  ['is the one of another access token', leftHalf('b'), false],
  ['is the whole hash', createHash('sha256').update('a').digest('base64url'), false],
  ['is padded', `${leftHalf('a')}==`, false],
  ['is the one by another algorithm', leftHalf('a', 'sha512'), false],
  ['is empty', '', false],
  ['is null', null, false],
  ['is a list', [leftHalf('a')], false],
])('The at_hash of an ID token is checked when it %s [AUTH-12]', async (_name, hash, passes) => {
  const raw = await tokens({ at_hash: hash });
  const checked = validator.validate(raw, first, signal);
  expect(await outcomeOf(checked, 'another access token')).toBe(passes ? 'accepted' : 'refused');
});

it('The at_hash of an ID token is checked on a refresh too [AUTH-12]', async () => {
  const previous = await validator.validate(await tokens(), first, signal);
  const refresh = async (hash: string): Promise<string> => {
    const raw = await tokens({ at_hash: hash }, { accessToken: 'b' });
    return outcomeOf(validator.validate(raw, { nonce: null, previous }, signal), 'another access token');
  };
  expect(await refresh(leftHalf('b'))).toBe('accepted');
  expect(await refresh(leftHalf('a'))).toBe('refused');
});

it('A token set validator’s warmUp fetches the signing keys before there is a token set', async () => {
  validator.warmUp(signal);
  expect(keyRequests).toBe(1);
  await settlePromises();
  validator.warmUp(signal);
  expect(keyRequests).toBe(1);
});

it('A token set validator’s warmUp shares one fetch with the validation that follows', async () => {
  const before = keyRequests;
  validator.warmUp(signal);
  await validator.validate(await tokens(), first, signal);
  validator.warmUp(signal);
  expect(keyRequests).toBe(before + 1);
});

it('A token set validator’s warmUp does not affect the validation when it fails', async () => {
  validator.warmUp(AbortSignal.abort());
  const gone = createTokenSetValidator(
    { issuer, clientId: 'portal' },
    {
      clock,
      fetchSigningKeys: () => Promise.reject(new AuthError('provider-unreachable', 'Played by the test.')),
    },
  );
  gone.warmUp(signal);
  expect(
    isAuthError(await failureOf(gone.validate(await tokens(), first, signal)), 'provider-unreachable'),
  ).toBe(true);
  await expect(validator.validate(await tokens(), first, signal)).resolves.toBeDefined();
});

it('The signing keys are fetched once for concurrent validations, and again after a failure', async () => {
  let fails = true;
  let requests = 0;
  const waiting = createTokenSetValidator(
    { issuer, clientId: 'portal' },
    {
      clock,
      async fetchSigningKeys() {
        requests += 1;
        if (fails) throw new AuthError('provider-unreachable', 'Played by the test.');
        return { keys: signer.keys.map((key) => ({ ...key })) };
      },
    },
  );
  const raw = await tokens();
  const both = [waiting.validate(raw, first, signal), waiting.validate(raw, first, signal)];
  for (const failure of await Promise.all(both.map(failureOf)))
    expect(isAuthError(failure, 'provider-unreachable')).toBe(true);
  expect(requests).toBe(1);
  fails = false;
  await Promise.all([waiting.validate(raw, first, signal), waiting.validate(raw, first, signal)]);
  expect(requests).toBe(2);
});

it('Rotated signing keys are fetched again for an unknown key, at most once in 30 s', async () => {
  await clock.advance(100_000);
  await validator.validate(await tokens(), first, signal);
  const before = keyRequests;
  const publish = await signer.rotate();
  const raw = await tokens();
  publish();
  await expect(validator.validate(raw, first, signal)).rejects.toMatchObject({
    reason: 'invalid-response',
    message: expect.stringContaining('a key the provider does not publish'),
  });
  expect(keyRequests).toBe(before);
  await clock.advance(29_999);
  await expect(validator.validate(raw, first, signal)).rejects.toMatchObject({
    reason: 'invalid-response',
  });
  expect(keyRequests).toBe(before);
  await clock.advance(1);
  await expect(validator.validate(raw, first, signal)).resolves.toBeDefined();
  expect(keyRequests).toBe(before + 1);
});

describe('the validator of a refreshed token set', () => {
  let previous: TokenSet;
  beforeEach(async () => {
    previous = await validator.validate(await tokens(), first, signal);
  });
  const refresh = (raw: RawTokenSet): Promise<TokenSet> =>
    validator.validate(raw, { nonce: null, previous }, signal);

  it('A refreshed token set keeps the claims and the refresh token that the response omits', async () => {
    const raw = { accessToken: 'b', idToken: undefined, refreshToken: undefined, expiresIn: 60 };
    await expect(refresh(raw)).resolves.toEqual({ ...previous, accessToken: 'b', expiresInSeconds: 60 });
  });

  it('A refreshed token set has the new claims', async () => {
    const next = await refresh(await tokens({ nonce: undefined, agreedToTermsOfUse: true }));
    expect(next.claims['agreedToTermsOfUse']).toBe(true);
  });

  it.each([
    ['the claims', 'idToken', null],
    ['the refresh token', 'refreshToken', ''],
    ['the refresh token', 'refreshToken', null],
  ])('A refreshed token set keeps %s when its %s is %j', async (_name, member, value) => {
    // The same identity token: one signed a second later differs.
    const raw = await tokens({}, { idToken: previous.idToken });
    const next = await refresh({ ...raw, [member]: value });
    expect(next).toMatchObject({ refreshToken: 'r', claims: { sub: 'user-1' } });
    expect(next.idToken).toBe(previous.idToken);
  });

  it('A refreshed token set has the new refresh token', async () => {
    await expect(refresh(await tokens({}, { refreshToken: 'r2' }))).resolves.toMatchObject({
      refreshToken: 'r2',
    });
  });

  it.each([
    ['another person', { sub: 'user-2' }, {}, 'belongs to another person'],
    ['another nonce', { nonce: 'forged' }, {}, 'belongs to another sign-in'],
    ['the type of an access token', { typ: 'Bearer' }, {}, 'is not an ID token'],
    ['an identity token that is empty', {}, { idToken: '' }, 'holds no identity token'],
  ])('A token set validator rejects a refreshed token set with %s', async (_name, claims, rest, why) => {
    await expect(refresh(await tokens(claims, rest))).rejects.toMatchObject({
      reason: 'invalid-response',
      message: expect.stringContaining(why),
    });
  });

  it.each<[unknown, unknown, boolean]>([
    [1_000, 1_000, true],
    [1_000, undefined, true],
    [undefined, undefined, true],
    [undefined, 1_000, true],
    [1_000, 1_001, false],
    [1_000, 999, false],
    [1_000, 0, false],
    [1_000, '1000', false],
    [1_000, null, false],
  ])(
    'A token set validator compares auth_time %j with %j and passes: %j [AUTH-12]',
    async (before, after, passes) => {
      previous = await validator.validate(await tokens({ auth_time: before }), first, signal);
      const outcome = await outcomeOf(refresh(await tokens({ auth_time: after })), 'another time of sign-in');
      expect(outcome).toBe(passes ? 'accepted' : 'refused');
    },
  );

  it('A token set validator compares auth_time with the sign-in even after a refresh that omitted it [AUTH-12]', async () => {
    previous = await validator.validate(await tokens({ auth_time: 1_000 }), first, signal);
    previous = await refresh(await tokens());
    const refreshed = async (time: number): Promise<string> =>
      outcomeOf(refresh(await tokens({ auth_time: time })), 'another time of sign-in');
    expect(await refreshed(2_000)).toBe('refused');
    expect(await refreshed(1_000)).toBe('accepted');
  });
});
