import type { PlatformPath } from '../contract/operations.ts';
import type { AuthSession } from '../auth/session/session.ts';
import { toPortalError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Logger, TabChannel } from '../base/platform/ports.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { asRecord } from '../base/parsing/records.ts';

/** Whether the user must accept the terms of use. `error` is the failure of the last attempt, for the terms screen. */
export type TermsState =
  | { readonly status: 'unknown' }
  | { readonly status: 'required'; readonly error: PortalError | null }
  | { readonly status: 'accepting' }
  | { readonly status: 'agreed' };

/** The terms of use of the signed-in user. */
export interface Terms extends ReadableStore<TermsState> {
  /** Follows the session and the other tabs. */
  start(this: void): void;
  stop(this: void): void;
  /** Records the acceptance, then refreshes the claims. Does nothing unless acceptance is required. Never rejects. */
  accept(this: void): Promise<void>;
}

/** Options of `createTerms`. `path` defaults to `/api/identity/rest/terms-of-use/accept`. */
export interface TermsOptions {
  path?: string;
}

/** Ports of `createTerms`. */
export interface TermsPorts {
  session: Pick<AuthSession, 'getSnapshot' | 'subscribe' | 'refreshUser'>;
  http: Pick<HttpClient, 'post'>;
  channel: TabChannel;
  logger: Logger;
}

const unknownTerms: TermsState = { status: 'unknown' };
const agreed: TermsState = { status: 'agreed' };
const messageType = 'terms-agreed';

/** Creates the terms. Nothing happens before `start()`. */
export function createTerms(options: TermsOptions, { session, http, channel, logger }: TermsPorts): Terms {
  const path =
    options.path ?? ('/api/identity/rest/terms-of-use/accept' satisfies PlatformPath<'acceptTermsOfUse'>);
  const store = createStore<TermsState>(unknownTerms);
  // The claim stays false until the tokens are refreshed, so the acceptance is remembered for this user.
  let acceptedBy: string | null = null;
  let userId: string | null = null;

  function followSession(): void {
    const state = session.getSnapshot();
    const user = state.status === 'signed-in' ? state.user : null;
    if (user === null) {
      userId = null;
      acceptedBy = null;
      store.set(unknownTerms);
      return;
    }
    const changed = user.id !== userId;
    userId = user.id;
    if (user.agreedToTermsOfUse || user.id === acceptedBy) {
      store.set(agreed);
    } else if (changed || store.getSnapshot().status === 'agreed') {
      store.set({ status: 'required', error: null });
    }
  }

  function release(user: string): void {
    acceptedBy = user;
    store.set(agreed);
    void session.refreshUser().catch((error: unknown) => {
      logger.warn('The terms are accepted, but the refreshed claims could not be fetched yet.', error);
    });
  }

  function onMessage(message: unknown): void {
    const forUser = readAgreedMessage(message);
    if (forUser !== null && forUser === userId && store.getSnapshot().status !== 'agreed') release(forUser);
  }

  async function accept(): Promise<void> {
    const user = userId;
    if (user === null || store.getSnapshot().status !== 'required') return;
    store.set({ status: 'accepting' });
    try {
      await http.post(path);
    } catch (error) {
      if (user === userId && store.getSnapshot().status === 'accepting') {
        store.set({ status: 'required', error: toPortalError(error) });
      }
      return;
    }
    if (user !== userId) return;
    channel.post({ type: messageType, userId: user });
    if (store.getSnapshot().status === 'accepting') release(user);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    accept,
    ...createLifetime(() => {
      const stops = [session.subscribe(followSession), channel.subscribe(onMessage)];
      followSession();
      return stops;
    }),
  };
}

/** Returns the user whose acceptance another tab reports; null for any other message. */
function readAgreedMessage(message: unknown): string | null {
  const { type, userId } = asRecord(message) ?? {};
  return type === messageType && typeof userId === 'string' ? userId : null;
}
