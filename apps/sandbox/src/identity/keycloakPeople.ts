import { ProblemError } from '../http/problem.ts';

/** The service account that records in a Keycloak realm who has accepted the terms. */
export interface ServiceAccount {
  clientId: string;
  clientSecret: string;
}

export interface KeycloakPeople {
  /** Adds the user to the group of those who accepted the terms. Idempotent. Throws a 503 problem if it fails. */
  agreeToTerms(userId: string): Promise<void>;
}

/** The realm's group of users who accepted the terms. Its members have the claim. The service account may change no other group. */
export const agreedGroupId = '6f1b1d0a-5a53-4d0e-9c39-1c6c8b8f0b01';

/** Calls the admin API of an issuer's realm. Errors contain no secret and no token. */
export function createKeycloakPeople(issuer: string, account: ServiceAccount): KeycloakPeople {
  const realm = issuer.replace('/realms/', '/admin/realms/');
  let token: { value: string; expiresAt: number } | undefined = undefined;

  async function accessToken(): Promise<string> {
    if (token !== undefined && performance.now() < token.expiresAt) return token.value;
    const response = await ask(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: account.clientId,
        client_secret: account.clientSecret,
      }),
    });
    const answer: { access_token: string; expires_in: number } = JSON.parse(await response.text());
    // Half of its lifetime, so that it is valid for the following calls.
    token = { value: answer.access_token, expiresAt: performance.now() + answer.expires_in * 500 };
    return token.value;
  }

  async function putInto(groupId: string, userId: string): Promise<void> {
    const isKept = token !== undefined;
    const headers = { authorization: `Bearer ${await accessToken()}` };
    try {
      await ask(`${realm}/users/${encodeURIComponent(userId)}/groups/${groupId}`, { method: 'PUT', headers });
    } catch (error) {
      token = undefined;
      // Signing everybody out ends this token too.
      if (!isKept) throw error;
      await putInto(groupId, userId);
    }
  }

  return {
    async agreeToTerms(userId) {
      try {
        await putInto(agreedGroupId, userId);
      } catch {
        throw new ProblemError(
          503,
          'The acceptance could not be written into the identity provider. Try again in a while.',
        );
      }
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) });
  if (response.ok) return response;
  throw new Error(`The identity provider responded with status ${response.status}.`);
}
