import { createHash, randomBytes } from 'node:crypto';
import { createCookieJar } from '../../tools/harness/cookieJar.ts';

/** The sandbox's origin, a portal origin that its identity provider accepts, and the account. */
export interface SignInOptions {
  sandbox: string;
  portal: string;
  username: string;
}

/** Signs in through the form of the sandbox's identity provider. Returns an access token that is valid for an hour. */
export async function signIn({ sandbox, portal, username }: SignInOptions): Promise<string> {
  await expectOk(
    await fetch(`${sandbox}/sandbox/tokens`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessTokenSeconds: 3600 }),
    }),
  );
  const endpoints = `${sandbox}/realms/quayside/protocol/openid-connect`;
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${portal}/login/callback`;
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirect,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const callback = new URL(await createCookieJar().signIn(`${endpoints}/auth?${query.toString()}`, username));
  const response = await fetch(`${endpoints}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'portal',
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  });
  const { access_token } = (await (await expectOk(response)).json()) as { access_token: string };
  return access_token;
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`The sandbox responded ${new URL(response.url).pathname} with ${response.status}.`);
}
