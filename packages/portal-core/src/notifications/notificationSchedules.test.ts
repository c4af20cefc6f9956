import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HttpStatusError } from '../base/errors/errors.ts';
import { createStore } from '../base/store/createStore.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { createNotificationQueue } from './createNotificationQueue.ts';
import { openNotification } from './notificationQueueState.ts';
import { isNotificationType } from './notificationTypes.ts';

const path = '/api/identity/rest/global-notification/notifications';
const known = ['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING'] as const;
const list = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fc.anything()), {
  maxLength: 8,
});
const step = fc.record({
  action: fc.constantFrom(
    'close',
    'close twice',
    'close and do not show',
    'close another',
    'preview',
    'other user',
    'agree',
    'claims',
  ),
  type: fc.constantFrom(...known),
  waitMs: fc.integer({ min: 0, max: 5_000 }),
});

it('For any list and any clicks popups open in order, each type once per session, and no unseen popup is recorded [POPUP-3, POPUP-4, WELCOME-3, MARKETING-8]', async () => {
  await fc.assert(
    fc.asyncProperty(
      list,
      fc.array(step, { maxLength: 25 }),
      fc.integer({ min: 0, max: 3_000 }),
      fc.boolean(),
      async (pending, steps, answerMs, outage) => {
        const clock = createManualClock();
        const session = createScriptedSession();
        const terms = createStore<TermsState>({ status: 'agreed' });
        const http = createFakeHttpClient({
          [`GET ${path}`]: async () => {
            await new Promise<void>((resolve) => {
              clock.setTimeout(resolve, answerMs);
            });
            return pending;
          },
        });
        for (const name of ['welcome', 'marketing']) {
          const reply = outage ? new HttpStatusError(502, null, 'Played by the test.') : undefined;
          http.respond(`POST ${path}/${name}-notification/dont-show`, reply);
        }
        const queue = createNotificationQueue(
          {},
          { session, terms, http, clock, tabStorage: createMemoryStorage(), logger: createRecordingLogger() },
        );
        const opened: { id: number; type: string; preview: boolean }[] = [];
        queue.subscribe(() => {
          const open = openNotification(queue.getSnapshot());
          if (open !== null && opened.at(-1) !== open) opened.push(open);
        });
        const closedIds = new Set<number>();
        const due = new Set<string>();
        let counted = 0;

        function close(choice: { dontShowAgain?: boolean } = {}): void {
          const open = openNotification(queue.getSnapshot());
          if (open === null) return;
          closedIds.add(open.id);
          queue.close(open.id, choice);
          const isRecorded = open.type === 'WELCOME' || (open.type === 'MARKETING' && choice.dontShowAgain);
          if (!open.preview && isRecorded) due.add(open.type);
        }

        queue.start();
        let users = 1;
        session.signIn(createTestUser({ id: 'user-1', sid: 'session-1' }));
        for (const { action, type, waitMs } of steps) {
          const open = openNotification(queue.getSnapshot());
          if (action.startsWith('close') && action !== 'close another') {
            close({ dontShowAgain: action === 'close and do not show' });
          }
          if (action === 'close twice' && open !== null) queue.close(open.id, { dontShowAgain: true });
          if (action === 'close another') queue.close((open?.id ?? 0) + 1);
          if (action === 'preview') queue.preview(type);
          if (action === 'claims')
            session.changeClaims(createTestUser({ id: `user-${users}`, sid: `session-${users}` }));
          if (action === 'agree') terms.set({ status: 'agreed' });
          if (action === 'other user') {
            checkSession();
            users += 1;
            session.signIn(createTestUser({ id: `user-${users}`, sid: `session-${users}` }));
          }
          await clock.advance(waitMs);
        }
        await clock.advance(answerMs);
        for (let guard = 0; guard < 10; guard += 1) close();
        expect(openNotification(queue.getSnapshot())).toBeNull();
        const wanted = [...new Set(pending.filter(isNotificationType))];
        expect(opened.flatMap(({ type, preview }) => (preview ? [] : [type]))).toEqual(wanted);
        await clock.advance(120_000);
        checkSession();
        expect(clock.pendingTimers()).toBe(0);

        /** Checks the posts of a session that ends, then begins a new count. */
        function checkSession(): void {
          const posts = http.calls.slice(counted).filter(({ method }) => method === 'POST');
          const posted = new Set(posts.map(({ path: to }) => to));
          const expected = [...due].map((type) => `${path}/${type.toLowerCase()}-notification/dont-show`);
          expect([...posted].toSorted()).toEqual(expected.toSorted());
          const once = outage ? Number.POSITIVE_INFINITY : due.size;
          expect(posts.length).toBeLessThanOrEqual(once);
          const real = opened.filter(({ preview }) => !preview).map(({ type }) => type);
          expect(new Set(real).size).toBe(real.length);
          expect(opened.every(({ id }, index) => opened[index + 1] === undefined || closedIds.has(id))).toBe(
            true,
          );
          opened.length = 0;
          closedIds.clear();
          due.clear();
          counted = http.calls.length;
        }
      },
    ),
    { numRuns: 200 },
  );
});
