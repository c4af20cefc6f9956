import { type BadAnswer, firstFlows, withIdToken } from './badAnswer.ts';
import type { Flow } from './relyingParty.ts';
import { encode, signatureOf } from './tokens.ts';

const now = (): number => Math.floor(Date.now() / 1000);

/** A correctly signed ID token with a changed claim. A function gets the valid value. */
function withClaim(claim: string, values: readonly unknown[], flows?: readonly Flow[]): BadAnswer[] {
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
function endless(claim: string): BadAnswer {
  return withIdToken(`${claim} 1e400`, ({ claims, key }) => {
    const payload = JSON.stringify(claims).replace(new RegExp(`"${claim}":\\d+`), `"${claim}":1e400`);
    const text = `${encode({ alg: 'RS256', kid: key.kid })}.${encode(payload)}`;
    return `${text}.${signatureOf(text, 'RS256', key.privateKey)}`;
  });
}

const text = String;

/** Invalid claims of an ID token. */
export const badClaims: readonly BadAnswer[] = [
  ...withClaim('iss', [
    'https://evil.example',
    '',
    undefined,
    null,
    7,
    {},
    (iss: unknown) => `${text(iss)}/`,
    (iss: unknown) => text(iss).toUpperCase(),
    (iss: unknown) => text(iss).replace('http:', 'https:'),
    (iss: unknown) => text(iss).replace('quayside', 'master'),
    (iss: unknown) => text(iss).slice(0, -1),
    (iss: unknown) => [iss],
    (iss: unknown) => ` ${text(iss)}`,
    (iss: unknown) => `${text(iss)}?x`,
  ]),
  ...withClaim('aud', [
    'other',
    '',
    'PORTAL',
    'portal ',
    'portal,other',
    'porta',
    undefined,
    null,
    7,
    {},
    [],
    { portal: true },
    ['other'],
    ['PORTAL'],
    ['portal', 7],
    ['portal', null],
    [['portal']],
  ]),
  ...['other', '', null, 7, ['portal'], 'PORTAL'].flatMap((azp) => [
    withIdToken(`azp ${JSON.stringify(azp)}`, ({ sign }) => sign({ azp })),
    withIdToken(`two audiences and azp ${JSON.stringify(azp)}`, ({ sign }) =>
      sign({ aud: ['portal', 'other'], azp }),
    ),
  ]),
  withIdToken('two audiences and no azp', ({ sign }) => sign({ aud: ['portal', 'other'], azp: undefined })),
  withIdToken('two audiences, ours last, and no azp', ({ sign }) =>
    sign({ aud: ['other', 'portal'], azp: undefined }),
  ),
  ...withClaim('sub', [undefined, null, '', 7, {}, ['user'], true]),
  ...withClaim(
    'sub',
    ['somebody-else', (sub: unknown) => `${text(sub)} `, (sub: unknown) => text(sub).toUpperCase()],
    ['refresh'],
  ),
  ...withClaim('nonce', [undefined], firstFlows),
  ...withClaim('nonce', [
    'other',
    '',
    null,
    7,
    {},
    (nonce: unknown) => [nonce],
    (nonce: unknown) => text(nonce).toUpperCase(),
    (nonce: unknown) => text(nonce).slice(1),
    (nonce: unknown) => `${text(nonce)} `,
  ]),
  ...withClaim('exp', [
    undefined,
    null,
    '',
    0,
    -1,
    {},
    [],
    true,
    'never',
    () => now() - 70,
    () => now() - 86_400,
    () => String(now() + 300),
  ]),
  ...withClaim('iat', [
    undefined,
    null,
    '',
    {},
    [],
    true,
    'now',
    () => now() + 70,
    () => now() + 86_400,
    () => Date.now(),
    () => String(now()),
  ]),
  ...withClaim('nbf', [null, '', 'now', {}, () => now() + 70, () => now() + 86_400]),
  ...withClaim('typ', ['Bearer', 'Refresh', 'id', '', null, ['ID']]),
  ...withClaim('at_hash', ['', null, 7, 'aaaaaaaaaaaaaaaaaaaaaa']),
  ...withClaim('auth_time', [0, null, '', (time: unknown) => text(time), () => now() + 1_000], ['refresh']),
  endless('exp'),
  endless('iat'),
];
