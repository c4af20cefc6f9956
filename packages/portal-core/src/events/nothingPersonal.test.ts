import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AuthError } from '../base/errors/errors.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import { createStore } from '../base/store/createStore.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createTestUser } from '../testing/users.ts';
import { createHttpObserver } from './createHttpObserver.ts';
import { createRouteTimes } from './createRouteTimes.ts';
import { createSessionObserver } from './createSessionObserver.ts';
import { observeFaults } from './observeFaults.ts';
import { toOtlpLogs } from './toOtlpLogs.ts';
import { domEvent, recordEvents } from './events.fixtures.ts';

it('No event contains a user, a token or a query, for any user and any call', async () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefghijklmnop')),
    minLength: 6,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ id: fc.uuid(), firstName: letters, lastName: letters, email: fc.emailAddress() }),
      fc.stringMatching(/^[\w-]{20,40}$/),
      async (person, secret) => {
        const { clock, emit, events } = recordEvents();
        const user = createTestUser(person);
        const fake = createFakeHttpClient();
        const { observe, serviceUnavailable } = createHttpObserver({
          emit: emit,
          clock,
          currentUser: () => user,
        });
        const http = observe(fake);
        const page = new EventTarget();
        const stop = observeFaults({ emit: emit, page });
        const session = createSessionObserver({ emit: emit, clock });
        const store = createStore<SessionState>({ status: 'checking' });
        session.follow({ ...store, peekAccessToken: () => secret });
        const { visit, arrive } = createRouteTimes({ emit: emit, clock });

        store.set({ status: 'signed-in', user, freshness: 'fresh' });
        store.set({ status: 'signed-in', user, freshness: 'refreshing' });
        store.set({ status: 'signed-in', user, freshness: 'fresh' });
        const words = [...Object.values(person), `0${secret}`];
        for (const value of words) {
          const path = `/api/portal/rest/users/${encodeURIComponent(value)}`;
          await Promise.allSettled([
            http.get(path, { params: { value }, headers: { hash: value } }),
            http.get(`${path}?${encodeURIComponent(value)}=1`),
            http.post(path, { value }),
          ]);
          serviceUnavailable({ status: 503, path, retryAfterMs: 0 });
          const error = new Error(value);
          page.dispatchEvent(domEvent('error', { error, message: value }));
          page.dispatchEvent(domEvent('unhandledrejection', { reason: value }));
          page.dispatchEvent(
            domEvent('securitypolicyviolation', {
              effectiveDirective: 'img-src',
              blockedURI: `https://elsewhere.example/${encodeURIComponent(value)}`,
              sample: value,
              documentURI: value,
            }),
          );
        }
        visit('/support/cases/:caseNumber', true);
        arrive();
        store.set({
          status: 'failed',
          reason: 'invalid-response',
          error: new AuthError('invalid-response', person.email),
        });
        store.set({ status: 'signed-out', reason: 'signed-out-here' });
        stop();
        expect(new Set(events.map(({ name }) => name)).size).toBe(7);
        const reported = JSON.stringify(toOtlpLogs(events, {})).toLowerCase();
        for (const value of words)
          expect(reported).not.toContain(`/${encodeURIComponent(value).toLowerCase()}`);
        for (const value of [person.id, person.email, secret])
          expect(reported).not.toContain(value.toLowerCase());
        expect(reported).not.toContain('?');
      },
    ),
    { numRuns: 100 },
  );
});
