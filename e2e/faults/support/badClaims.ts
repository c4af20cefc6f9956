import { type BadResponse, firstFlows, repeatingAfter, withIdToken } from './badResponse.ts';
import type { Flow } from './relyingParty.ts';
import { encode, signatureOf } from './tokens.ts';

const now = (): number => Math.floor(Date.now() / 1000);

/** A correctly signed ID token with a changed claim. A function gets the valid value. */
function withClaim(claim: string, values: readonly unknown[], flows?: readonly Flow[]): BadResponse[] {
  return values.map((value) => {
    const read = (right: unknown): unknown =>
      typeof value === 'function' ? (value as (right: unknown) => unknown)(right) : value;
    const shown =
      typeof value === 'function'
        ? value.toString().replace(/^.*=> /s, '')
        : (JSON.stringify(value) ?? 'missing');
    return withIdToken(
      `${claim} ${shown}`,
      ({ sign, claims }) => sign({ [claim]: read(claims[claim]) }),
      flows,
    );
  });
}

/** JSON with a number so large that it parses to Infinity. */
function endless(claim: string): BadResponse {
  return withIdToken(`${claim} 1e400`, ({ claims, key }) => {
    const payload = JSON.stringify(claims).replace(new RegExp(`"${claim}":\\d+`), `"${claim}":1e400`);
    const text = `${encode({ alg: 'RS256', kid: key.kid })}.${encode(payload)}`;
    return `${text}.${signatureOf(text, 'RS256', key.privateKey)}`;
  });
}

const text = String;

/** Invalid claims of an ID token. */
export const badClaims: readonly BadResponse[] = [
  ...repeatingAfter(
    4,
    withClaim('iss', [
      'https://evil.example',
      undefined,
      (iss: unknown) => `${text(iss)}/`,
      (iss: unknown) => text(iss).replace('quayside', 'master'),
      '',
      null,
      7,
      {},
      (iss: unknown) => text(iss).toUpperCase(),
      (iss: unknown) => text(iss).replace('http:', 'https:'),
      (iss: unknown) => text(iss).slice(0, -1),
      (iss: unknown) => [iss],
      (iss: unknown) => ` ${text(iss)}`,
      (iss: unknown) => `${text(iss)}?x`,
    ]),
  ),
  ...repeatingAfter(
    4,
    withClaim('aud', [
      'other',
      undefined,
      'portal,other',
      ['portal', 7],
      '',
      'PORTAL',
      'portal ',
      'porta',
      null,
      7,
      {},
      [],
      { portal: true },
      ['other'],
      ['PORTAL'],
      ['portal', null],
      [['portal']],
    ]),
  ),
  ...repeatingAfter(
    2,
    ['other', '', null, 7, ['portal'], 'PORTAL'].flatMap((azp) => [
      withIdToken(`azp ${JSON.stringify(azp)}`, ({ sign }) => sign({ azp })),
      withIdToken(`two audiences and azp ${JSON.stringify(azp)}`, ({ sign }) =>
        sign({ aud: ['portal', 'other'], azp }),
      ),
    ]),
  ),
  ...repeatingAfter(1, [
    withIdToken('two audiences and no azp', ({ sign }) => sign({ aud: ['portal', 'other'], azp: undefined })),
    withIdToken('two audiences, ours last, and no azp', ({ sign }) =>
      sign({ aud: ['other', 'portal'], azp: undefined }),
    ),
  ]),
  ...repeatingAfter(2, withClaim('sub', [undefined, {}, null, '', 7, ['user'], true])),
  ...repeatingAfter(
    1,
    withClaim(
      'sub',
      ['somebody-else', (sub: unknown) => `${text(sub)} `, (sub: unknown) => text(sub).toUpperCase()],
      ['refresh'],
    ),
  ),
  ...withClaim('nonce', [undefined], firstFlows),
  ...repeatingAfter(
    2,
    withClaim('nonce', [
      'other',
      (nonce: unknown) => [nonce],
      '',
      null,
      7,
      {},
      (nonce: unknown) => text(nonce).toUpperCase(),
      (nonce: unknown) => text(nonce).slice(1),
      (nonce: unknown) => `${text(nonce)} `,
    ]),
  ),
  ...repeatingAfter(
    3,
    withClaim('exp', [
      () => now() - 70,
      undefined,
      () => String(now() + 300),
      null,
      '',
      0,
      -1,
      {},
      [],
      true,
      'never',
      () => now() - 86_400,
    ]),
  ),
  ...repeatingAfter(
    3,
    withClaim('iat', [
      () => now() + 70,
      undefined,
      'now',
      null,
      '',
      {},
      [],
      true,
      () => now() + 86_400,
      () => Date.now(),
      () => String(now()),
    ]),
  ),
  ...repeatingAfter(2, withClaim('nbf', [() => now() + 70, 'now', null, '', {}, () => now() + 86_400])),
  ...repeatingAfter(2, withClaim('typ', ['Bearer', null, 'Refresh', 'id', '', ['ID']])),
  ...repeatingAfter(2, withClaim('at_hash', ['aaaaaaaaaaaaaaaaaaaaaa', null, '', 7])),
  ...repeatingAfter(
    2,
    withClaim('auth_time', [() => now() + 1_000, null, 0, '', (time: unknown) => text(time)], ['refresh']),
  ),
  ...repeatingAfter(1, [endless('exp'), endless('iat')]),
];
