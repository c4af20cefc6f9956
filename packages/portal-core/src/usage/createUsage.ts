import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { isProduction } from '../config/isProduction.ts';
import { toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { Logger } from '../base/platform/ports.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { followAgreedUser, isSamePerson, type AgreedUserPorts } from '../terms/followAgreedUser.ts';
import type { Scripts } from '../third-party/createScripts.ts';
import { createThirdParty, type ThirdPartyInstance } from '../third-party/createThirdParty.ts';

/** The user, as the tracking service sees them. */
export type UsageUser = Pick<CurrentUser, 'id' | 'email' | 'firstName' | 'lastName' | 'roles'>;

/** The tracking service, running for one user. */
export interface UsageTracker extends ThirdPartyInstance {
  /** Reports a page view by its path, never with a query. */
  pageView(pathname: string): void;
}

/** Whether usage is tracked. `off`: not in production, no service, or no user who accepted the terms. `failed`: the service did not load, or threw at the last page view. */
export type UsageState =
  | { readonly status: 'off' }
  | { readonly status: 'loading' }
  | { readonly status: 'tracking' }
  | { readonly status: 'failed'; readonly error: PortalError };

/** Tracks product usage. */
export interface Usage extends ReadableStore<UsageState> {
  /** Follows the session. In production, once the terms are accepted, loads the service and identifies the user. */
  start(this: void): void;
  stop(this: void): void;
  /** Call it after each navigation. */
  visit(this: void, pathname: string): void;
}

/** Options of `createUsage`. Nothing is tracked outside the environment `production`, or without an address. */
export interface UsageOptions {
  environment: string;
  scriptUrl: string | null;
}

/** Ports of `createUsage`. */
export interface UsagePorts extends AgreedUserPorts {
  scripts: Scripts;
  /** Starts tracking with the loaded script. */
  createTracker: (user: UsageUser) => UsageTracker;
  logger: Logger;
}

const off: UsageState = { status: 'off' };
const tracking: UsageState = { status: 'tracking' };

/** Creates the tracking. Nothing is requested before `start()`. */
export function createUsage({ environment, scriptUrl }: UsageOptions, ports: UsagePorts): Usage {
  const { scripts, createTracker, logger } = ports;
  const store = createStore<UsageState>(off);
  const service = createThirdParty<UsageTracker>(logger);
  let person: CurrentUser | null = null;
  let tracker: UsageTracker | null = null;
  let path: string | null = null;

  function end(): void {
    person = null;
    tracker = null;
    service.end();
    store.set(off);
  }

  function fail(cause: unknown): void {
    // Logged once, because a service that throws would do so on every page.
    if (store.getSnapshot().status === 'failed') return;
    const error = toPortalError(cause);
    store.set({ status: 'failed', error });
    logger.warn('Usage could not be tracked; the portal works without.', error);
  }

  function view(pathname: string): void {
    if (tracker === null) return;
    try {
      tracker.pageView(pathname);
      store.set(tracking);
    } catch (error) {
      fail(error);
    }
  }

  function followUser(user: CurrentUser | null): void {
    if (user !== null && isSamePerson(user, person)) return;
    end();
    if (user === null || scriptUrl === null || !isProduction(environment)) return;
    person = user;
    store.set({ status: 'loading' });
    void service.begin(
      async () => {
        await scripts.load(scriptUrl);
        const { id, email, firstName, lastName, roles } = user;
        return () => createTracker({ id, email, firstName, lastName, roles });
      },
      (outcome) => {
        if ('value' in outcome) {
          tracker = outcome.value;
          store.set(tracking);
          if (path !== null) view(path);
        } else fail(outcome.error);
      },
    );
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ...createLifetime(() => [followAgreedUser(ports, followUser), end]),
    visit(pathname) {
      if (pathname === path) return;
      path = pathname;
      view(pathname);
    },
  };
}
