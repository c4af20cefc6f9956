import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AuthError } from '../../base/errors/errors.ts';
import { createChannelHub } from '../../testing/channelHub.ts';
import { createFakeBrowser } from '../../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator } from '../../testing/fakeGateway.ts';
import { createManualClock } from '../../testing/manualClock.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createRecordingLogger } from '../../testing/recordingLogger.ts';
import { createAuthSession } from './createAuthSession.ts';
import type { SignedOutReason } from './sessionState.ts';
import { signedOutMessage } from './signedOutMessage.ts';

const delays = fc.record({
  check: fc.integer({ min: 0, max: 7_000 }),
  refresh: fc.integer({ min: 0, max: 7_000 }),
  store: fc.integer({ min: 0, max: 2_000 }),
  signOut: fc.integer({ min: 0, max: 7_000 }),
});
const actionNames = [
  'token',
  'force',
  'refreshUser',
  'retry',
  'sign in',
  'restore',
  'sign out',
  'other tab signs out',
  'other user signs in',
  'who is there',
] as const;
const step = fc.record({
  waitMs: fc.integer({ min: 0, max: 4_000 }),
  action: fc.constantFrom(...actionNames),
});
const byHand = new Set<SignedOutReason>(['signed-out', 'signed-out-elsewhere', 'signed-out-here']);

it('A session never restores a token after a sign-out, settles every call, and leaves no timer running', async () => {
  await fc.assert(
    fc.asyncProperty(
      delays,
      fc.array(step, { maxLength: 14 }),
      fc.boolean(),
      async (delayMs, steps, outage) => {
        const clock = createManualClock();
        const gateway = createFakeGateway();
        const later = <Value>(ms: number, value: () => Value): Promise<Value> =>
          new Promise((resolve) => {
            clock.setTimeout(() => resolve(value()), ms);
          });
        gateway.checkSession = () =>
          later(delayMs.check, () => ({ tokens: gateway.issue(), nonce: 'nonce' }));
        gateway.refresh = async () => {
          const tokens = await later(delayMs.refresh, gateway.issue);
          if (outage) throw new AuthError('provider-unreachable', 'Played by the test.');
          return tokens;
        };
        gateway.store = () => later(delayMs.store, () => undefined);
        gateway.createSignOutUrl = () => later(delayMs.signOut, () => 'https://id.example/logout');
        const hub = createChannelHub();
        const other = hub.open();
        const browser = createFakeBrowser();
        const session = createAuthSession(
          {},
          {
            gateway,
            validator: createFakeValidator(),
            browser,
            clock,
            tabStorage: createMemoryStorage(),
            channel: hub.open(),
            logger: createRecordingLogger(),
          },
        );
        let open = 0;
        const run = (work: Promise<unknown>): void => {
          open += 1;
          const settled = (): void => void (open -= 1);
          work.then(settled, settled);
        };
        let signedOutByHand = false;
        const undone: string[] = [];
        session.subscribe(() => {
          const state = session.getSnapshot();
          if (state.status === 'signed-out' && byHand.has(state.reason)) signedOutByHand = true;
          if (signedOutByHand && state.status === 'signed-in') undone.push('signed in again');
        });
        const actions: Record<(typeof actionNames)[number], () => void> = {
          token: () => run(session.getAccessToken()),
          force: () => run(session.getAccessToken({ force: true })),
          refreshUser: () => run(session.refreshUser()),
          retry: () => run(session.retry()),
          'sign in': () => run(session.signIn({ trigger: 'manual' })),
          restore: browser.restore,
          'sign out': () => run(session.signOut()),
          'other tab signs out': () => other.post(signedOutMessage),
          'other user signs in': session.yieldToOtherUser,
          'who is there': () => run(session.findProviderUserId()),
        };
        run(session.start());
        for (const { waitMs, action } of steps) {
          await clock.advance(waitMs);
          actions[action]();
        }
        await clock.advance(60_000);
        expect(open).toBe(0);
        expect(clock.pendingTimers()).toBe(0);
        expect(undone).toEqual([]);
        expect(signedOutByHand ? session.peekAccessToken() : null).toBeNull();
      },
    ),
    { numRuns: 150, verbose: true },
  );
});
