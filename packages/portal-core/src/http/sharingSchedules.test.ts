import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { isCancelledError } from '../base/errors/errors.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createScriptedTokens } from './apiServer.fixtures.ts';
import { createHttpClient } from './createHttpClient.ts';

type Step =
  | { do: 'call'; timeoutMs: number; useCache: boolean }
  | { do: 'leave'; which: number }
  | { do: 'respond'; status: number }
  | { do: 'wait'; ms: number }
  | { do: 'sign out' };

interface Call {
  readonly controller: AbortController;
  readonly settlements: string[];
  left: boolean;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      timeoutMs: fc.constantFrom(1_000, 5_000),
      useCache: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('leave' as const), which: fc.nat(6) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('respond' as const), status: fc.constantFrom(200, 500) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(900, 4_500, 300_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign out' as const) }) },
);

async function settleTurns(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

afterEach(() => void vi.unstubAllGlobals());

it('In any schedule of callers there is one request while a caller waits, none without callers, and each call settles once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const clock = createManualClock();
      const tokens = createScriptedTokens();
      const open = new Set<(status: number) => void>();
      const calls: Call[] = [];
      vi.stubGlobal(
        'fetch',
        ({ signal }: Request) =>
          new Promise<Response>((resolve, reject) => {
            const respond = (status: number): void => {
              open.delete(respond);
              resolve(Response.json({ status }, { status }));
            };
            open.add(respond);
            signal.addEventListener('abort', () => {
              open.delete(respond);
              reject(new DOMException('Aborted', 'AbortError'));
            });
          }),
      );
      const http = createHttpClient({ baseUrl: 'http://portal.test' }, { tokens, clock });

      function startCall(timeoutMs: number, useCache: boolean): void {
        const call: Call = { controller: new AbortController(), settlements: [], left: false };
        calls.push(call);
        const { signal } = call.controller;
        void http.get('/core/x', { signal, timeoutMs, headers: { useCache: String(useCache) } }).then(
          () => call.settlements.push('responded'),
          (error: unknown) => call.settlements.push(isCancelledError(error) ? error.reason : 'failed'),
        );
      }

      function leave(which: number): void {
        const joinOptions = calls.filter(({ settlements }) => settlements.length === 0);
        const call = joinOptions[which % Math.max(joinOptions.length, 1)];
        if (call === undefined) return;
        call.left = true;
        call.controller.abort();
      }

      for (const next of steps) {
        if (next.do === 'call') startCall(next.timeoutMs, next.useCache);
        else if (next.do === 'leave') leave(next.which);
        else if (next.do === 'respond') for (const respond of open) respond(next.status);
        else if (next.do === 'wait') await clock.advance(next.ms);
        else tokens.endSession();
        await settleTurns();
        const isAwaited = calls.some(({ settlements }) => settlements.length === 0);
        expect(open.size).toBe(isAwaited ? 1 : 0);
      }
      await clock.advance(300_000);
      await settleTurns();
      for (const { settlements } of calls) expect(settlements).toHaveLength(1);
      // Only a caller that left rejects as aborted.
      const aborted = calls.filter(({ settlements }) => settlements.includes('aborted'));
      expect(aborted).toEqual(calls.filter(({ left }) => left));
      expect(clock.pendingTimers()).toBe(0);
    }),
    { numRuns: 100 },
  );
});
