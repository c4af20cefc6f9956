import { invalidResponse } from '../authErrors.ts';
import type { VerifiedClaims } from '../gateway.ts';

/** The values that an ID token must match. `currentTimes` are estimates of the provider's time in milliseconds since 1970; one of them must fit. */
export interface IdTokenRequirements {
  issuer: string;
  clientId: string;
  currentTimes: readonly number[];
}

const toleranceSeconds = 60;

/** Checks the claims of an ID token with a verified signature. Throws AuthError `invalid-response` when the token is not current or not for this client. */
export function checkIdTokenClaims(
  claims: Readonly<Record<string, unknown>>,
  { issuer, clientId, currentTimes }: IdTokenRequirements,
): VerifiedClaims {
  const { iss, sub, aud, exp, iat, nbf = 0, typ = 'ID' } = claims;
  const audiences = [aud].flat();
  // With several audiences, only the authorized party says which client the token is for.
  const { azp = audiences.length === 1 ? clientId : null } = claims;
  if (iss !== issuer) throw invalidResponse('its identity token comes from another issuer');
  // Keycloak signs access, refresh and ID tokens with the same keys. This claim tells them apart.
  if (typ !== 'ID') throw invalidResponse('its identity token is not an ID token');
  if (typeof sub !== 'string' || sub === '') throw invalidResponse('its identity token has no subject');
  if (!isAudience(aud) || !audiences.includes(clientId) || azp !== clientId) {
    throw invalidResponse('its identity token was issued for another client');
  }
  const isPresent =
    isTime(exp) &&
    isTime(iat) &&
    isTime(nbf) &&
    currentTimes.some((now) => {
      const seconds = now / 1000;
      return exp > Math.floor(seconds) - toleranceSeconds && Math.max(iat, nbf) <= seconds + toleranceSeconds;
    });
  if (!isPresent) {
    throw invalidResponse(
      'its identity token is expired or from the future; the clock of this machine may be wrong',
    );
  }
  return { ...claims, iss, sub, aud, exp, iat };
}

// JSON can hold numbers that are not finite: 1e400 parses to Infinity.
function isTime(value: unknown): value is number {
  return Number.isFinite(value);
}

function isAudience(value: unknown): value is string | string[] {
  return [value].flat().every((audience) => typeof audience === 'string');
}
