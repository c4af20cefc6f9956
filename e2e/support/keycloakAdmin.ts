import { adminName } from '../keycloak/support/keycloakRun.ts';

/** The address of a Keycloak, and the password of the administrator it was started with. */
export interface KeycloakAccess {
  origin: string;
  adminPassword: string;
}

/** The admin API of the realm `quayside`; a refusal throws. */
export interface KeycloakAdmin {
  get: <T>(path: string) => Promise<T>;
  put: (path: string, body?: unknown) => Promise<void>;
  post: (path: string, body?: unknown) => Promise<void>;
  remove: (path: string) => Promise<void>;
}

/** The administrator's token lasts a minute. */
const TOKEN_USE_MS = 30_000;

/** Creates a client of the admin API of a Keycloak at `origin`. */
export function createKeycloakAdmin({ origin, adminPassword }: KeycloakAccess): KeycloakAdmin {
  let token = { value: '', takenAt: -TOKEN_USE_MS };

  async function accessToken(): Promise<string> {
    if (performance.now() - token.takenAt < TOKEN_USE_MS) return token.value;
    const body = new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: adminName,
      password: adminPassword,
    });
    const response = await fetch(`${origin}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body,
    });
    if (!response.ok) throw new Error(`Keycloak responded its administrator with ${response.status}.`);
    const { access_token: value } = (await response.json()) as { access_token: string };
    token = { value, takenAt: performance.now() };
    return value;
  }

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${origin}/admin/realms/quayside${path}`, {
      method,
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path} of Keycloak responded ${response.status}: ${await response.text()}`);
  }

  return {
    get: async <T>(path: string) => (await call('GET', path)).json() as Promise<T>,
    put: async (path, body) => void (await call('PUT', path, body)),
    post: async (path, body) => void (await call('POST', path, body)),
    remove: async (path) => void (await call('DELETE', path)),
  };
}
