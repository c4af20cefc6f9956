import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createCookieBrowser, type CookieBrowser } from './cookieBrowser.ts';
import { checkResponse } from './documentedCalls.ts';
import { portalOrigin } from './testSandbox.ts';

/** The token endpoint's response; `error` if it refused. */
export interface TokenSet {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  error?: string;
}

/** One authorization request, with the values that redeem its code. */
export interface Attempt {
  address: string;
  verifier: string;
  nonce: string;
  state: string;
}

/** The portal's side of the code flow, over real HTTP. Rejects if a response is undocumented. */
export interface PortalClient {
  browser: CookieBrowser;
  attempt(extra?: Record<string, string>): Attempt;
  /** Submits the sign-in form of `attempt` and returns the last redirect's address. */
  submitForm(attempt: Attempt, username: string, password?: string): Promise<URL>;
  redeem(attempt: Attempt, callback: URL): Promise<TokenSet>;
  refresh(refreshToken: string): Promise<{ status: number; tokens: TokenSet }>;
  /** The whole flow, from the form to the tokens. */
  signIn(username: string): Promise<TokenSet>;
  /** Returns the address to which a silent request (prompt=none) redirects. */
  silently(): Promise<URL>;
}

export function endpoint(name: string): string {
  return `/realms/quayside/protocol/openid-connect/${name}`;
}

/** The claims of a token, unverified. */
export function claimsOfToken(token: string): JWTPayload & Record<string, unknown> {
  return decodeJwt(token);
}

/** The address a response redirects to. Throws if it does not redirect. */
export function locationOf(response: Response): URL {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`Expected a redirect, got status ${response.status}.`);
  return new URL(location, response.url);
}

const contract = sharedContract();
const callback = `${portalOrigin}/login/callback`;

export function createPortalClient(
  sandbox: Sandbox,
  browser = createCookieBrowser(sandbox.origin),
): PortalClient {
  async function postToken(fields: Record<string, string>) {
    const body = new URLSearchParams({ client_id: 'portal', ...fields });
    const response = await fetch(sandbox.origin + endpoint('token'), { method: 'POST', body });
    await checkResponse(contract, 'POST', endpoint('token'), response.clone());
    const tokens: TokenSet = JSON.parse(await response.text());
    return { status: response.status, tokens };
  }

  async function documented(method: 'GET' | 'POST', address: string, body?: URLSearchParams) {
    const response = await browser.go(address, { method, ...(body === undefined ? {} : { body }) });
    await checkResponse(contract, method, new URL(address, sandbox.origin).pathname, response.clone());
    return locationOf(response);
  }

  const client: PortalClient = {
    browser,
    attempt(extra = {}) {
      const [verifier = '', nonce = '', state = ''] = Array.from({ length: 3 }, () =>
        randomBytes(32).toString('base64url'),
      );
      const query = new URLSearchParams({
        client_id: 'portal',
        response_type: 'code',
        scope: 'openid profile email',
        redirect_uri: callback,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...extra,
      });
      return { address: `${endpoint('auth')}?${query.toString()}`, verifier, nonce, state };
    },
    async submitForm(attempt, username, password = 'quayside') {
      const form = await documented('GET', attempt.address);
      const resume = await documented('POST', form.href, new URLSearchParams({ username, password }));
      return locationOf(await browser.go(resume.href));
    },
    async redeem({ verifier }, { searchParams }) {
      const { tokens } = await postToken({
        grant_type: 'authorization_code',
        code: searchParams.get('code') ?? '',
        redirect_uri: callback,
        code_verifier: verifier,
      });
      return tokens;
    },
    refresh: (refreshToken) => postToken({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async signIn(username) {
      const attempt = client.attempt();
      return client.redeem(attempt, await client.submitForm(attempt, username));
    },
    async silently() {
      const redirect = `${portalOrigin}/assets/portal/silent-check-sso.html`;
      const { address } = client.attempt({ prompt: 'none', redirect_uri: redirect });
      return documented('GET', address);
    },
  };
  return client;
}

/** An access token of a user who has accepted the terms, with other claims if some are named. */
export async function tokenOfUser(
  sandbox: Sandbox,
  username: string,
  claims: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await fetch(`${sandbox.origin}/sandbox/users/${username}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ agreedToTermsOfUse: true, claims }),
  });
  return (await createPortalClient(sandbox).signIn(username)).access_token;
}
