import type { Platform } from '@quayside/portal-core';

type Fetch = Platform['fetch'];

/** The path of the runtime config; a build setting. */
export const CONFIG_URL = import.meta.env['VITE_CONFIG_URL'] ?? '/assets/portal/config.json';

// The build puts this module into a chunk that runs first, so these requests are sent while the rest is still loading.
const requestInit = {
  headers: { accept: 'application/json' },
  credentials: 'omit',
  cache: 'no-store',
} as const;
const responses = new Map<string, Promise<Response>>();

/** Wraps `fetch`. The first request for a URL gets its early response, if there is one. */
export function withEarlyResponses(fetch: Fetch): Fetch {
  return (url, options) => {
    const response = responses.get(url);
    responses.delete(url);
    return response ?? fetch(url, options);
  };
}

function startRequest(url: string, request: () => Promise<Response>): void {
  const response = request();
  // The caller that takes the response handles its failure.
  response.catch(() => undefined);
  responses.set(url, response);
}

/** Fetches the config, then requests the identity provider's discovery document. The portal validates the config later. */
async function fetchConfig(): Promise<Response> {
  const response = await fetch(CONFIG_URL, requestInit);
  const { KEYCLOAK_URL: url, KEYCLOAK_REALM: realm } = await readSettings(response.clone());
  if (typeof url === 'string' && typeof realm === 'string') {
    const authority = `${url.trim().replace(/\/+$/, '')}/realms/${encodeURIComponent(realm.trim())}`;
    const discovery = `${authority}/.well-known/openid-configuration`;
    startRequest(discovery, () => fetch(discovery, requestInit));
  }
  return response;
}

async function readSettings(response: Response): Promise<Record<string, unknown>> {
  try {
    const settings: unknown = await response.json();
    return { ...(typeof settings === 'object' && settings) };
  } catch {
    return {};
  }
}

/** Fetches the script of the silent-check page into the browser's cache. */
async function fetchSilentScript(): Promise<void> {
  const response = await fetch('/assets/portal/silent-check-sso.js');
  await response.text();
}

// The portal never starts inside a frame.
if (window.parent === window) {
  startRequest(CONFIG_URL, fetchConfig);
  fetchSilentScript().catch(() => undefined);
}
