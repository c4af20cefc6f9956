import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AuthError } from '../errors/errors.ts';
import type { SessionState } from '../auth/sessionState.ts';
import { createStore } from '../store/createStore.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createTestUser } from '../testing/users.ts';
import { createHttpObserver } from './createHttpObserver.ts';
import { createRouteTimes } from './createRouteTimes.ts';
import { createSessionObserver } from './createSessionObserver.ts';
import { observeFaults } from './observeFaults.ts';
import { toOtlpLogs } from './toOtlpLogs.ts';
import { domEvent, recordEvents } from './events.fixtures.ts';

it('no event tells of a user, a token or a query, whoever is signed in and whatever is asked for', async () => {
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
        const { clock, tell, events } = recordEvents();
        const user = createTestUser(person);
        const fake = createFakeHttpClient();
        const { observe, serviceUnavailable } = createHttpObserver({ tell, clock, currentUser: () => user });
        const http = observe(fake);
        const page = new EventTarget();
        const stop = observeFaults({ tell, page });
        const session = createSessionObserver({ tell, clock });
        const store = createStore<SessionState>({ status: 'checking' });
        session.follow({ ...store, peekAccessToken: () => secret });
        const { visit, arrive } = createRouteTimes({ tell, clock });

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
          reason: 'invalid-answer',
          error: new AuthError('invalid-answer', person.email),
        });
        store.set({ status: 'signed-out', reason: 'signed-out-here' });
        stop();
        expect(new Set(events.map(({ name }) => name)).size).toBe(7);
        const told = JSON.stringify(toOtlpLogs(events, {})).toLowerCase();
        for (const value of words) expect(told).not.toContain(`/${encodeURIComponent(value).toLowerCase()}`);
        for (const value of [person.id, person.email, secret])
          expect(told).not.toContain(value.toLowerCase());
        expect(told).not.toContain('?');
      },
    ),
    { numRuns: 100 },
  );
});
