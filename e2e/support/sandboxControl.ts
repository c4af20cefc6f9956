/** A fault that the sandbox plays: `path` is matched whole, `*` is any run of characters, the query is ignored. */
export interface Fault {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  drop?: boolean;
  stallAfterBytes?: number;
  times?: number;
}

/** One line of the sandbox's request log. */
export interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  user: string | null;
  /** Null while it is pending or was dropped. */
  status: number | null;
  at: string;
}

/** The changes of a sandbox user that a test may make. */
export interface UserPatch {
  claims?: Record<string, unknown>;
  agreedToTermsOfUse?: boolean;
  /** False ends the account's sessions and blocks its sign-in. */
  enabled?: boolean;
  pendingNotifications?: string[];
  contacts?: unknown;
}

/** The lifetimes of tokens, and whether a refresh token works once only. */
export interface TokenSettings {
  accessTokenSeconds?: number;
  refreshTokenSeconds?: number;
  rotate?: boolean;
}

/** One entry of a menu. */
export interface MenuItem {
  name: string;
  path: string;
  active?: boolean;
  external?: boolean;
}

/** The menus of one view, whose tools are named. */
export interface ViewMenus {
  portalPages?: readonly MenuItem[];
  portalMenu?: readonly MenuItem[];
  portalTools?: readonly string[];
}

/** The sandbox's control API, as the tests use it. */
export interface SandboxControl {
  reset: () => Promise<void>;
  /** Moves the time of the world forward. The changes of these minutes have then happened. */
  advance: (minutes: number) => Promise<void>;
  fault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  requests: (path?: string) => Promise<LoggedRequest[]>;
  clearRequests: () => Promise<void>;
  patchUser: (username: string, patch: UserPatch) => Promise<void>;
  expire: (username: string, what: 'access' | 'refresh' | 'sso' | 'all') => Promise<void>;
  announcement: (html: string | null) => Promise<void>;
  tokens: (settings: TokenSettings) => Promise<void>;
  /** The menus of both views. An omitted menu is empty. */
  navigation: (menus: ViewMenus) => Promise<void>;
  marketing: (message: { html: string; logo?: boolean }) => Promise<void>;
  chat: (configuration: Record<string, unknown>) => Promise<void>;
}

/** Creates a client of the control API of the sandbox at `origin`; a refusal throws. */
export function createSandboxControl(origin: string): SandboxControl {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const init =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${origin}/sandbox${path}`, init);
    if (!response.ok)
      throw new Error(`${method} /sandbox${path} responded ${response.status}: ${await response.text()}`);
    return response;
  };
  const command = async (...request: Parameters<typeof call>): Promise<void> => void (await call(...request));
  return {
    reset: () => command('POST', '/reset'),
    advance: (minutes) => command('POST', '/advance', { minutes }),
    fault: (fault) => command('POST', '/faults', fault),
    clearFaults: () => command('DELETE', '/faults'),
    requests: async (path) =>
      (
        await call('GET', path ? `/requests?path=${encodeURIComponent(path)}` : '/requests')
      ).json() as Promise<LoggedRequest[]>,
    clearRequests: () => command('DELETE', '/requests'),
    patchUser: (username, patch) => command('PATCH', `/users/${username}`, patch),
    expire: (username, what) => command('POST', `/sessions/${username}/expire`, { what }),
    announcement: (html) => command('PUT', '/announcement', { html }),
    tokens: (settings) => command('PUT', '/tokens', settings),
    navigation: (menus) =>
      command('PUT', '/navigation', { apollo: viewMenus(menus), artemis: viewMenus(menus) }),
    marketing: (message) => command('PUT', '/marketing', message),
    chat: (configuration) => command('PUT', '/chat', configuration),
  };
}

function viewMenus({ portalPages = [], portalMenu = [], portalTools = [] }: ViewMenus) {
  return {
    portalPages: portalPages.map(menuItem),
    portalMenu: portalMenu.map(menuItem),
    portalTools: portalTools.map((name) => ({ name })),
  };
}

function menuItem({ active = true, external = false, ...item }: MenuItem) {
  return { ...item, active, external, hasSubItems: false, dynamicItems: false, items: [] };
}
