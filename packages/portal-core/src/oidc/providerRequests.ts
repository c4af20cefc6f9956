import type { ResponseOf } from '../contract/operations.ts';
import type { PlatformContract } from '../contract/PlatformContract.ts';
import * as v from 'valibot';
import type { KeySet } from '../contract/generated/openapi.ts';
import type { MatchesContract } from '../contract/MatchesContract.ts';
import type { Fetch } from '../base/platform/ports.ts';
import { isHttpUrl } from '../base/parsing/isHttpUrl.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { looksLikeWebPage } from '../base/parsing/webPage.ts';
import { asRecord, isRecord } from '../base/parsing/records.ts';
import { providerUnreachable, invalidResponse, sessionEnded } from '../auth/authErrors.ts';
import type { RawTokenSet, SigningKeys } from '../auth/gateway.ts';

const endpoint = v.pipe(v.string(), v.check(isHttpUrl));

const metadataSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  end_session_endpoint: v.exactOptional(endpoint),
  // Only `true` announces it. Any other value must not block a sign-in.
  authorization_response_iss_parameter_supported: v.exactOptional(v.unknown()),
});

const keysSchema = v.object({ keys: v.array(v.custom<Record<string, unknown>>(isRecord)) });

/** The part of the discovery document that the portal uses. */
export interface ProviderMetadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  end_session_endpoint?: string;
  /** True when every callback names its issuer (RFC 9207). */
  authorization_response_iss_parameter_supported?: unknown;
}

/** Fetches and validates the discovery document. Rejects with AuthError `provider-unreachable`, or `invalid-response` when it names another issuer. */
export async function fetchProviderMetadata(
  authority: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<ProviderMetadata> {
  const metadata = await fetchChecked(
    metadataSchema satisfies MatchesContract<
      typeof metadataSchema,
      ResponseOf<PlatformContract, 'getOpenIdConfiguration'>
    >,
    `${authority}/.well-known/openid-configuration`,
    fetch,
    signal,
  );
  if (metadata.issuer === authority) return metadata;
  throw invalidResponse('it names another issuer than KEYCLOAK_URL and KEYCLOAK_REALM do');
}

/** Fetches the provider's signing keys. Rejects with AuthError `provider-unreachable`. */
export function fetchSigningKeys(
  { jwks_uri }: ProviderMetadata,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<SigningKeys> {
  return fetchChecked(
    keysSchema satisfies MatchesContract<typeof keysSchema, KeySet>,
    jwks_uri,
    fetch,
    signal,
  );
}

export interface RefreshRequest {
  metadata: ProviderMetadata;
  clientId: string;
  refreshToken: string;
}

/** Sends one refresh to the token endpoint. Rejects as `OidcGateway.refresh` says. */
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
  const signInResponse = asRecord(parseJson(text));
  if (!response.ok)
    throw signInResponse?.['error'] === 'invalid_grant' ? sessionEnded() : providerUnreachable();
  // A web page comes from a network sign-in page, not from the provider.
  if (looksLikeWebPage(text)) throw providerUnreachable();
  if (signInResponse === null) throw invalidResponse('it holds no tokens');
  return toRawTokenSet(signInResponse);
}

/** Renames the fields of a token response. */
export function toRawTokenSet(signInResponse: {
  error?: unknown;
  access_token?: unknown;
  token_type?: unknown;
  id_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
  refresh_expires_in?: unknown;
}): RawTokenSet {
  return {
    // Tokens next to an error must not be used.
    accessToken: signInResponse.error ? null : signInResponse.access_token,
    tokenType: signInResponse.token_type,
    idToken: signInResponse.id_token,
    refreshToken: signInResponse.refresh_token,
    expiresIn: signInResponse.expires_in,
    refreshExpiresIn: signInResponse.refresh_expires_in,
  };
}

async function fetchChecked<Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const { response, text } = await send(url, fetch, { headers: { accept: 'application/json' }, signal });
  const result = v.safeParse(schema, parseJson(text));
  if (response.ok && result.success) return result.output;
  throw providerUnreachable();
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
    throw providerUnreachable(error);
  }
}
