import type { IdentityDriver, IdentityRequest } from './identityDriver.ts';
import type { LoggedRequest, SandboxControl } from './sandboxControl.ts';

/** Controls the sandbox's own provider by its control API. Clearing and resetting include the sandbox's API. */
export function createSandboxIdentity(control: SandboxControl): IdentityDriver {
  return {
    reset: () => control.reset(),
    patchClaims: (username, claims) => control.patchUser(username, { claims: { ...claims } }),
    expire: (username, what) => control.expire(username, what),
    disable: (username) => control.patchUser(username, { enabled: false }),
    tokens: (settings) => control.tokens(settings),
    requests: async () => (await control.requests('/realms/*')).flatMap(toIdentityRequest),
    clearRequests: () => control.clearRequests(),
  };
}

function toIdentityRequest({ method, path, status }: LoggedRequest): IdentityRequest[] {
  const endpoint = path.slice(path.lastIndexOf('/') + 1);
  const succeeded = status !== null && status < 400;
  if (endpoint === 'logout') return [{ endpoint, succeeded }];
  return endpoint === 'token' && method === 'POST' ? [{ endpoint, succeeded }] : [];
}
