import { createHash, randomBytes } from 'node:crypto';
import { type CookieJar, createCookieJar } from '../../../tools/harness/cookieJar.ts';
import { readKeycloakRun } from './keycloakRun.ts';
import { createKeycloakAdmin } from '../../support/keycloakAdmin.ts';

const { port, portalPort, adminPassword } = readKeycloakRun();

/** Keycloak's own origin. */
export const keycloakOrigin = `http://localhost:${port}`;
/** The origin that the realm was imported for. Nothing listens there. */
export const portalOrigin = `http://localhost:${portalPort}`;
/** The redirect address of the form. */
export const callback = `${portalOrigin}/login/callback`;
/** The issuer. */
export const realm = `${keycloakOrigin}/realms/quayside`;
/** The administration API. */
export const admin = createKeycloakAdmin({ origin: keycloakOrigin, adminPassword });

/** The password of every account that a test creates. */
export const password = 'a password for one test';

/** Parameters that replace the valid ones. Undefined removes a parameter. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** A response of the token endpoint. */
export interface TokenSet {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/** A code and the parameters that must be sent with it. */
export interface Grant {
  code: string;
  verifier: string;
}

/** An account that a test created. */
export interface Person {
  id: string;
  username: string;
}

/** The end of every user name that a test creates; each name is unique. */
export const ofATest = /-of-a-test-[\da-f]{8}$/;

/** Creates a person as an administrator does, with the realm's default roles. */
export async function createPerson(name: string): Promise<Person> {
  const username = `${name}-of-a-test-${randomBytes(4).toString('hex')}`;
  await admin.post('/users', {
    username,
    enabled: true,
    emailVerified: true,
    email: `${username}@example.test`,
    firstName: 'Robin',
    lastName: 'Hale',
    attributes: { apolloAccess: ['true'], partner: ['{"id":"P-1","name":"Hale Ltd"}'] },
    credentials: [{ type: 'password', value: password, temporary: false }],
  });
  const [person] = await admin.get<Person[]>(`/users?exact=true&username=${username}`);
  if (person === undefined) throw new Error(`Keycloak has not made ${username}.`);
  return person;
}

function fields(given: Changes): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The address of an authorization request as the portal sends it, with the given changes. */
export function authorization(verifier: string, changes: Changes = {}): string {
  const right = {
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid profile email',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  return `${realm}/protocol/openid-connect/auth?${fields({ ...right, ...changes })}`;
}

/** A new PKCE verifier. */
export function newVerifier(): string {
  return randomBytes(32).toString('base64url');
}

function wordsOf(page: string): string {
  const body = page.slice(Math.max(0, page.indexOf('<body')));
  return body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

/** Submits Keycloak's form as a browser does, which signs the browser in. */
export async function signIn(
  { username }: Person,
  changes: Changes = {},
): Promise<Grant & { browser: CookieJar }> {
  const browser = createCookieJar();
  const verifier = newVerifier();
  const form = await browser.request(authorization(verifier, changes));
  const [, action = ''] = /action="([^"]+)"/.exec(await form.text()) ?? [];
  const returned = await browser.request(action.replaceAll('&amp;', '&'), {
    method: 'POST',
    body: fields({ username, password }),
  });
  const location = returned.headers.get('location');
  if (location === null)
    throw new Error(
      `Keycloak did not redirect (status ${returned.status}): ${wordsOf(await returned.text())}`,
    );
  const code = new URL(location).searchParams.get('code');
  if (code === null) throw new Error('Keycloak returned without a code.');
  return { browser, verifier, code };
}

/** Sends a request to the token endpoint, as the client `portal` by default. */
export function requestTokens(changes: Changes, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    headers,
    body: fields({ client_id: 'portal', ...changes }),
  });
}

/** Exchanges a code at the token endpoint, with the given changes. */
export function exchange({ code, verifier }: Grant, changes: Changes = {}): Promise<Response> {
  const right = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: callback };
  return requestTokens({ ...right, ...changes });
}

/** Refreshes. Returns the status. */
export async function renew(refreshToken: string): Promise<number> {
  const response = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return response.status;
}

/** Signs a person in. Throws when the response has no tokens. */
export async function tokensOf(person: Person): Promise<TokenSet> {
  const response = await exchange(await signIn(person));
  if (!response.ok) throw new Error(`Keycloak responded to the code with ${response.status}.`);
  return (await response.json()) as TokenSet;
}

/** Returns the content of a token without checking its signature. */
export function read(token: string, part: 'header' | 'claims' = 'claims'): Record<string, unknown> {
  const text = token.split('.')[part === 'header' ? 0 : 1] ?? '';
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
}

/** Calls Keycloak with a token. Returns the status. */
export async function statusWith(
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<number> {
  const response = await fetch(keycloakOrigin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.status;
}
