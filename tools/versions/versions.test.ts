import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { actionThings } from './actionThings.ts';
import { createServer, type Server } from './createServer.ts';
import { draftThings } from './draftThings.ts';
import { formThings } from './formThings.ts';

/** It takes this long only to find the shortest sequence that breaks a rule. */
const SHRINKING_MS = 120_000;
let server: Server;

beforeAll(() => {
  // Time passes only when a step says so.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') });
  server = createServer();
});
afterAll(() => void vi.useRealTimers());

it.each([...actionThings, ...draftThings, ...formThings])(
  'Over the real $name, no sequence of edits, presses, failures, reloads and other people’s changes sends what was not shown, or loses what somebody saved',
  async ({ checkSequences }) => {
    await expect(checkSequences(server)).resolves.toBeUndefined();
  },
  SHRINKING_MS,
);
