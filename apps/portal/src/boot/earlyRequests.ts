import type { Platform } from '@quayside/portal-core';

type Fetch = Platform['fetch'];

/** Where a deployment serves the runtime config; a build setting. */
export const CONFIG_URL = import.meta.env['VITE_CONFIG_URL'] ?? '/assets/portal/config.json';

// A file of its own that index.html runs as soon as it is there: what it asks for is answered while the rest is still on its way.
const init = { headers: { accept: 'application/json' }, credentials: 'omit', cache: 'no-store' } as const;
const responses = new Map<string, Promise<Response>>();

/** The platform's fetch, which gives away first what was asked for already, each answer once. */
export function withEarlyResponses(fetch: Fetch): Fetch {
  return (url, options) => {
    const response = responses.get(url);
    responses.delete(url);
    return response ?? fetch(url, options);
  };
}

function startRequest(url: string, request: () => Promise<Response>): void {
  const response = request();
  // Whoever takes it hears of its failure.
  response.catch(() => undefined);
  responses.set(url, response);
}

/** The config, and before it is given away also the provider's discovery document, on its way. What the config is worth is for the portal to say. */
async function fetchConfig(): Promise<Response> {
  const response = await fetch(CONFIG_URL, init);
  const { KEYCLOAK_URL: url, KEYCLOAK_REALM: realm } = await readSettings(response.clone());
  if (typeof url === 'string' && typeof realm === 'string') {
    const authority = `${url.trim().replace(/\/+$/, '')}/realms/${encodeURIComponent(realm.trim())}`;
    const discovery = `${authority}/.well-known/openid-configuration`;
    startRequest(discovery, () => fetch(discovery, init));
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

/** The silent check's script, which the browser keeps until its page asks for it. */
async function fetchSilentScript(): Promise<void> {
  const response = await fetch('/assets/portal/silent-check-sso.js');
  await response.text();
}

// Inside a frame the portal never starts.
if (window.parent === window) {
  startRequest(CONFIG_URL, fetchConfig);
  fetchSilentScript().catch(() => undefined);
}
