import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import { createStore } from '../base/store/createStore.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { settlePromises } from '../testing/manualClock.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createTestUser } from '../testing/users.ts';
import { createTerms } from './createTerms.ts';
import { followAgreedUser, isSamePerson } from './followAgreedUser.ts';

const accept = 'POST /api/identity/rest/terms-of-use/accept';
const step = fc.constantFrom(
  'amelia agreed',
  'noor not agreed',
  'sign out',
  'claims again',
  'accept',
  'accept elsewhere',
  'saving fails',
);

const refreshUser = async (): Promise<CurrentUser> => createTestUser();

it('In any schedule followAgreedUser reports exactly the users who accepted the terms [TERMS-10]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.boolean(), async (steps, followsFirst) => {
      const session = createStore<SessionState>({ status: 'unknown' });
      const http = createFakeHttpClient({ [accept]: undefined });
      const channel = createChannelHub();
      const otherTab = channel.open();
      const terms = createTerms(
        {},
        {
          session: { ...session, refreshUser },
          http,
          channel: channel.open(),
          logger: createRecordingLogger(),
        },
      );
      const notified: (string | null)[] = [];
      const agreed = new Set(['amelia']);
      const follow = (): void =>
        void followAgreedUser({ session, terms }, (user) => notified.push(user && user.id));
      if (followsFirst) follow();
      terms.start();
      if (!followsFirst) follow();
      const who = (): string | null => {
        const state = session.getSnapshot();
        return state.status === 'signed-in' ? state.user.id : null;
      };

      function signIn(user: CurrentUser): void {
        session.set({ status: 'checking' });
        // The acceptance is remembered for one session; a new one goes by its claims.
        agreed.delete('noor');
        session.set({ status: 'signed-in', user, freshness: 'fresh' });
      }

      for (const name of steps) {
        http.respond(accept, name === 'saving fails' ? new Error('Played by the test.') : undefined);
        if (name === 'amelia agreed') signIn(createTestUser({ id: 'amelia' }));
        if (name === 'noor not agreed') signIn(createTestUser({ id: 'noor', agreedToTermsOfUse: false }));
        if (name === 'sign out') {
          session.set({ status: 'signed-out', reason: 'signed-out' });
          agreed.delete('noor');
        }
        const state = session.getSnapshot();
        if (name === 'claims again' && state.status === 'signed-in') {
          session.set({ ...state, user: { ...state.user, firstName: 'Changed' } });
        }
        if (name === 'accept' || name === 'saving fails') await terms.accept();
        if (name === 'accept' && who() === 'noor') agreed.add('noor');
        if (name === 'accept elsewhere') {
          otherTab.post({ type: 'terms-agreed', userId: 'noor' });
          if (who() === 'noor') agreed.add('noor');
        }
        await settlePromises();
        const user = who();
        expect(notified.at(-1) ?? null).toBe(user !== null && agreed.has(user) ? user : null);
      }
    }),
  );
});

it('followAgreedUser reports nothing twice, and nothing after it ended', () => {
  const session = createStore<SessionState>({ status: 'unknown' });
  const terms = createStore<{ status: 'agreed' }>({ status: 'agreed' });
  const notified: unknown[] = [];
  const user = createTestUser();
  const end = followAgreedUser({ session, terms }, (next) => notified.push(next));
  session.set({ status: 'checking' });
  session.set({ status: 'signed-in', user, freshness: 'fresh' });
  session.set({ status: 'signed-in', user, freshness: 'refreshing' });
  expect(notified).toEqual([user]);
  end();
  session.set({ status: 'checking' });
  expect(notified).toEqual([user]);
});

it.each([
  ['the same claims', {}, true],
  ['another name', { firstName: 'Changed' }, true],
  ['another session of the provider', { sid: 'other' }, false],
  ['another person', { id: 'other' }, false],
])('isSamePerson distinguishes two users by %s', (_name, change, same) => {
  expect(isSamePerson(createTestUser(), createTestUser(change))).toBe(same);
});
