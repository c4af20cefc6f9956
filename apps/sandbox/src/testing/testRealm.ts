import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { listen } from '../http/listen.ts';

/** A fake of the parts of a Keycloak realm that an API uses: keys, service account tokens and group membership. */
export interface TestRealm {
  issuer: string;
  jwksUrl: string;
  /** Signs an access token for the API. `claims` override the valid ones. */
  accessToken(claims: JWTPayload): Promise<string>;
  /** The requests that its admin API granted, in order. */
  administered: string[];
  /** The service account's token requests. */
  grants: URLSearchParams[];
  /** The status of the admin API's responses from now on. 200 means normal operation. */
  refuseWith(status: number): void;
  endTokens(): void;
  rotateKey(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestRealm(): Promise<TestRealm> {
  let key = await createKey('first');
  let refusal = 200;
  let generation = 0;
  const administered: string[] = [];
  const grants: URLSearchParams[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    const [status, body] = respondTo(call, await text(request), request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const listener = await listen(0, (request, response) => void respond(request, response));
  const origin = `http://localhost:${listener.port}`;
  const issuer = `${origin}/realms/quayside`;

  function respondTo(call: string, body: string, authorization: string | undefined): [number, unknown] {
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
