import * as v from 'valibot';
import { AuthError } from '../errors/errors.ts';
import type { Fetch } from '../platform/ports.ts';
import type { SigningKeys } from './createTokenSetValidator.ts';
import type { RawTokenSet } from './gateway.ts';

const endpoint = v.pipe(v.string(), v.regex(/^https?:\/\//i), v.url());

const metadataSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  end_session_endpoint: v.exactOptional(endpoint),
});

const keysSchema = v.object({ keys: v.array(v.record(v.string(), v.unknown())) });

/** The part of the provider's discovery document the portal uses. */
export interface ProviderMetadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  end_session_endpoint?: string;
}

/** Fetches and checks the discovery document. Rejects with AuthError `provider-unreachable`, or `invalid-answer` when it names another issuer. */
export async function fetchProviderMetadata(
  authority: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<ProviderMetadata> {
  const answer = await fetchJson(`${authority}/.well-known/openid-configuration`, fetch, signal);
  const result = v.safeParse(metadataSchema, answer);
  if (!result.success) throw unreachable();
  if (result.output.issuer !== authority) {
    throw new AuthError(
      'invalid-answer',
      'The identity provider names another issuer than the configuration does, so it is not trusted. Check KEYCLOAK_URL and KEYCLOAK_REALM.',
    );
  }
  return result.output;
}

/** Fetches the provider's signing keys. Rejects with AuthError `provider-unreachable`. */
export async function fetchSigningKeys(
  metadata: ProviderMetadata,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<SigningKeys> {
  const result = v.safeParse(keysSchema, await fetchJson(metadata.jwks_uri, fetch, signal));
  if (!result.success) throw unreachable();
  return result.output;
}

/** What a refresh sends. */
export interface RefreshRequest {
  metadata: ProviderMetadata;
  clientId: string;
  refreshToken: string;
}

/** Asks the token endpoint for new tokens, once. Rejects as `OidcGateway.refresh` says. */
export async function requestRefresh(
  request: RefreshRequest,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<RawTokenSet> {
  const { response, text } = await send(request.metadata.token_endpoint, fetch, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: request.clientId,
      refresh_token: request.refreshToken,
    }),
    signal,
  });
  const answer = parseJson(text);
  if (!response.ok) {
    if (isRecord(answer) && answer['error'] === 'invalid_grant') {
      throw new AuthError('session-ended', 'The session at the identity provider is over. Sign in again.');
    }
    throw unreachable();
  }
  // A web page comes from a network in between, not from the provider.
  if (/^\s*</.test(text)) throw unreachable();
  if (!isRecord(answer)) {
    throw new AuthError(
      'invalid-answer',
      'The identity provider sent nothing usable for new tokens. Sign in again.',
    );
  }
  return {
    accessToken: answer['access_token'],
    idToken: answer['id_token'],
    refreshToken: answer['refresh_token'],
    expiresIn: answer['expires_in'],
  };
}

/** The error for a provider that gave no usable answer; worth another try. */
export function unreachable(cause?: unknown): AuthError {
  return new AuthError(
    'provider-unreachable',
    'The identity provider gave no usable answer, so sign-in is not possible right now. Check the connection and try again.',
    cause instanceof Error ? { cause: new Error(cause.name) } : {},
  );
}

async function fetchJson(url: string, fetch: Fetch, signal: AbortSignal): Promise<unknown> {
  const { response, text } = await send(url, fetch, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw unreachable();
  return parseJson(text);
}

async function send(
  url: string,
  fetch: Fetch,
  init: RequestInit,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', cache: 'no-store' });
    return { response, text: await response.text() };
  } catch (error) {
    init.signal?.throwIfAborted();
    throw unreachable(error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
