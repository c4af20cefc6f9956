import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { listen } from '../http/listen.ts';

/** A Keycloak realm as far as an API speaks to one: keys, its service account's token, and who is in which group. */
export interface TestRealm {
  issuer: string;
  jwksUrl: string;
  /** An access token for the API; claims replace the right ones. */
  accessToken(claims: JWTPayload): Promise<string>;
  /** What its admin API was asked for and granted, in order. */
  administered: string[];
  /** How the service account asked for its tokens. */
  grants: URLSearchParams[];
  /** Status that the admin API answers with from now on; 200 lets calls through. */
  refuseWith(status: number): void;
  /** Ends the service account's tokens. */
  endTokens(): void;
  /** Signs with another key from now on. */
  rotateKey(): Promise<void>;
  close(): Promise<void>;
}

/** A realm on a free port. */
export async function startTestRealm(): Promise<TestRealm> {
  let key = await createKey('first');
  let refusal = 200;
  let generation = 0;
  const administered: string[] = [];
  const grants: URLSearchParams[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    const [status, body] = answer(call, await text(request), request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const listener = await listen(0, (request, response) => void respond(request, response));
  const origin = `http://localhost:${listener.port}`;
  const issuer = `${origin}/realms/quayside`;

  function answer(call: string, body: string, authorization: string | undefined): [number, unknown] {
    if (call === 'GET /realms/quayside/.well-known/openid-configuration')
      return [200, { issuer, jwks_uri: `${issuer}/protocol/openid-connect/certs` }];
    if (call === 'GET /realms/quayside/protocol/openid-connect/certs') return [200, { keys: [key.jwk] }];
    if (call === 'POST /realms/quayside/protocol/openid-connect/token') {
      grants.push(new URLSearchParams(body));
      return [200, { access_token: `service-${generation}`, expires_in: 60 }];
    }
    if (authorization !== `Bearer service-${generation}`) return [401, {}];
    if (refusal !== 200) return [refusal, {}];
    administered.push(call);
    return [204, undefined];
  }

  return {
    issuer,
    jwksUrl: `${issuer}/protocol/openid-connect/certs`,
    administered,
    grants,
    accessToken: (claims) =>
      new SignJWT({ iss: issuer, aud: 'quayside-api', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(key.privateKey),
    refuseWith(status) {
      refusal = status;
    },
    endTokens() {
      generation += 1;
    },
    async rotateKey() {
      key = await createKey('second');
    },
    close: () => listener.close(),
  };
}

async function createKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' } };
}
