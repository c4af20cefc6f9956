import type { BadResponse } from './support/badResponse.ts';
import { badClaims } from './support/badClaims.ts';
import { badSignatures } from './support/badSignatures.ts';
import { badCallbacks } from './support/badCallbacks.ts';
import { badKeys, badMetadata, badTokens } from './support/badEndpoints.ts';
import { goodResponses } from './support/goodResponses.ts';
import { expect, isAccepted, test } from './support/node.ts';
import { flows, type Flow, signInByCallback, signInSilently } from './support/relyingParty.ts';
import { createRandom, runsAll, runsLong, seed } from './support/run.ts';

const badResponses = [badClaims, badSignatures, badMetadata, badKeys, badTokens, badCallbacks].flat();

/** The flows by which a response arrives in this run: all, or one in turn. */
function flowsOf(response: BadResponse, index: number): readonly Flow[] {
  const { flows: possible = flows } = response;
  const one = possible[index % possible.length];
  return runsAll || one === undefined ? possible : [one];
}

test.describe('Valid provider responses', () => {
  goodResponses.forEach((response, index) => {
    for (const flow of flowsOf(response, index)) {
      test(
        `A valid provider response is accepted: ${flow}, ${response.name}`,
        { tag: response.repeats ? '@repeat' : [] },
        async ({ provider }) => {
          const { accepted, party } = await isAccepted(provider, flow, response);
          expect(accepted, party.logged()).toBe(true);
          party.session.stop();
        },
      );
    }
  });
});

test.describe('Invalid provider responses', () => {
  badResponses.forEach((response, index) => {
    for (const flow of flowsOf(response, index)) {
      test(
        `An invalid provider response is refused: ${flow}, ${response.name}`,
        { tag: response.repeats ? '@repeat' : [] },
        async ({ provider }) => {
          const { accepted, party } = await isAccepted(provider, flow, response);
          expect(accepted).toBe(false);
          expect(party.logged()).not.toMatch(/eyJ|forged|amelia/i);
          party.session.stop();
        },
      );
    }
  });
});

test(`Tokens with any byte changed are refused (seed ${seed})`, async ({ provider }) => {
  test.setTimeout(300_000);
  const random = createRandom(seed);
  const runs = runsLong ? 1_000 : 30;
  for (let run = 0; run < runs; run += 1) {
    const plan: BadResponse['plan'] = {
      token: (tokens, { sign }) => {
        const parts = sign()
          .split('.')
          .map((part) => Buffer.from(part, 'base64url'));
        const part = parts[Math.floor(random() * 3)] ?? Buffer.alloc(0);
        const place = Math.floor(random() * part.length);
        part[place] = (part[place] ?? 0) ^ (1 + Math.floor(random() * 255));
        return { body: { ...tokens, id_token: parts.map((each) => each.toString('base64url')).join('.') } };
      },
    };
    const { accepted, party } = await isAccepted(provider, 'silent', { plan });
    expect(accepted, `run ${run}`).toBe(false);
    party.session.stop();
  }
  test.info().annotations.push({ type: 'measured', description: `${runs.toLocaleString('en')} tokens` });
});

test('Loading the same callback again is an ordinary page load that does not send the code again', async ({
  provider,
}) => {
  const { layer, jar, portal } = provider;
  const seen: string[] = [];
  const options = {
    authority: layer.authority,
    portal,
    jar,
    changeCallback(url: URL) {
      seen.push(url.href);
      return url;
    },
  };
  const first = await signInByCallback(options);
  expect(first.session.getSnapshot().status).toBe('signed-in');
  layer.log.length = 0;
  const [callback = ''] = seen;
  const again = await signInByCallback({ ...options, changeCallback: () => new URL(callback) });
  expect(again.session.peekAccessToken()).toBeNull();
  expect(layer.log.filter((path) => path.endsWith('/token'))).toEqual([]);
  first.session.stop();
  again.session.stop();
});

test('A code of another sign-in is refused by its PKCE challenge', async ({ provider }) => {
  const { layer, jar, portal } = provider;
  const codes: string[] = [];
  const options = { authority: layer.authority, portal, jar };
  const stolen = await signInByCallback({
    ...options,
    changeCallback(url) {
      codes.push(url.searchParams.get('code') ?? '');
      url.searchParams.set('code', 'kept-back');
      return url;
    },
  });
  const injected = await signInByCallback({
    ...options,
    changeCallback(url) {
      url.searchParams.set('code', codes[0] ?? '');
      return url;
    },
  });
  expect([stolen.session.peekAccessToken(), injected.session.peekAccessToken()]).toEqual([null, null]);
  stolen.session.stop();
  injected.session.stop();
});

test('Rotated keys are fetched for a token that names one of them', async ({ provider }) => {
  const { layer, jar, portal } = provider;
  const party = await signInSilently({ authority: layer.authority, portal, jar });
  layer.plan = {
    token: (tokens, { sign, strangeKey }) => ({
      body: { ...tokens, id_token: sign({}, { kid: 'new' }, strangeKey) },
    }),
  };
  await party.session.getAccessToken({ force: true }).catch(() => undefined);
  layer.plan = {
    keys: (keys, { strangeKey }) => ({ body: { keys: [...keys, { ...strangeKey.jwk, kid: 'new' }] } }),
    token: (tokens, { sign, strangeKey }) => ({
      body: { ...tokens, id_token: sign({}, { kid: 'new' }, strangeKey) },
    }),
  };
  const rotated = await signInSilently({ authority: layer.authority, portal, jar });
  expect(rotated.session.getSnapshot().status).toBe('signed-in');
  layer.plan = {};
  party.session.stop();
  rotated.session.stop();
});

test('The user’s claims come from the ID token only, and userinfo is never requested', async ({
  provider,
}) => {
  const { layer, jar, portal } = provider;
  layer.log.length = 0;
  const party = await signInSilently({ authority: layer.authority, portal, jar });
  await party.session.refreshUser();
  expect(layer.log.filter((path) => path.endsWith('/token'))).toHaveLength(2);
  expect(layer.log.filter((path) => path.includes('userinfo'))).toEqual([]);
  party.session.stop();
});

test('Two hundred callers with an expired token share one refresh and each get the new token', async ({
  provider,
}) => {
  const { layer, jar, portal } = provider;
  layer.plan = {
    token: (tokens, { grant }) => ({ body: { ...tokens, expires_in: grant === 'code' ? 1 : 300 } }),
  };
  const party = await signInSilently({ authority: layer.authority, portal, jar });
  layer.log.length = 0;
  const tokens = await Promise.all(Array.from({ length: 200 }, () => party.session.getAccessToken()));
  layer.plan = {};
  expect(layer.log.filter((path) => path.endsWith('/token'))).toHaveLength(1);
  expect(new Set(tokens).size).toBe(1);
  party.session.stop();
});
