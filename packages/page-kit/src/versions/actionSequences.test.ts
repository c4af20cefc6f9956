import type { EntityTag } from '@quayside/portal-core/calls';
import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import { settlePromises } from '@quayside/portal-core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createVersionedAction } from './createVersionedAction.ts';

/** A thing that can be approved once. */
interface Thing {
  readonly etag: EntityTag;
  readonly approvedBy: 'me' | 'colleague' | null;
}

const fates = ['returned', 'returned', 'lost before', 'lost after', 'broken before', 'broken after'] as const;
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('ask', 'confirm', 'confirm', 'draw', 'lookAgain', 'close') },
    { weight: 2, arbitrary: fc.constantFrom('edited', 'approved') },
    { weight: 5, arbitrary: fc.constantFrom(...fates) },
  ),
  { minLength: 4, maxLength: 30 },
);

/** The user's page, a colleague and the server. */
function createWorld() {
  let version = 1;
  let approvedBy: Thing['approvedBy'] = null;
  let changedBy: 'me' | 'colleague' = 'colleague';
  let acceptedCount = 0;
  let pressCount = 0;
  let requestCount = 0;
  let request: { etag: EntityTag; resolve: (thing: Thing) => void; reject: (error: Error) => void } | null =
    null;
  const now = (): Thing => ({ etag: `"${version}"`, approvedBy });
  let drawn = now();
  /** The version that the page drew when the user pressed, or looked at again. */
  let seen = '';
  const action = createVersionedAction<null, Thing>({
    send: (_input, { etag }) =>
      new Promise((resolve, reject) => {
        requestCount += 1;
        expect(etag).toBe(seen);
        request = { etag, resolve, reject };
      }),
    read: async () => now(),
    take(thing) {
      drawn = thing;
    },
    ownName: 'me',
    isDone: (_input, thing) => thing.approvedBy === 'me',
  });

  async function finish(fate: (typeof fates)[number]): Promise<void> {
    const current = request;
    if (current === null) return;
    request = null;
    if (!fate.endsWith('before')) {
      if (current.etag !== now().etag || approvedBy !== null) {
        current.reject(new HttpStatusError(412, { changedBy }, 'Another version.'));
        return settlePromises();
      }
      version += 1;
      approvedBy = 'me';
      changedBy = 'me';
      acceptedCount += 1;
    }
    if (fate.startsWith('lost')) current.reject(new NetworkError('No response.'));
    else if (fate.startsWith('broken')) current.reject(new HttpStatusError(500, null, 'Failed.'));
    else current.resolve(now());
    return settlePromises();
  }

  async function act(step: string): Promise<void> {
    const state = action.getSnapshot();
    switch (step) {
      case 'ask':
        if (state.status !== 'sending') seen = drawn.etag;
        return action.ask(null, drawn);
      case 'confirm':
        if (state.status === 'asking' || state.status === 'failed') pressCount += 1;
        return void action.confirm(null);
      case 'draw':
        drawn = now();
        return action.draw(drawn);
      case 'lookAgain':
        if (state.status === 'stale' || state.status === 'conflict') seen = state.theirs.etag;
        return action.lookAgain();
      case 'close':
        return action.close();
      case 'edited':
      case 'approved':
        version += 1;
        changedBy = 'colleague';
        if (step === 'approved' && approvedBy === null) approvedBy = 'colleague';
        return undefined;
      default:
        return finish(fates.find((fate) => fate === step) ?? 'returned');
    }
  }

  return {
    async take(step: string): Promise<void> {
      await act(step);
      await settlePromises();
      const state = action.getSnapshot();
      expect(acceptedCount).toBeLessThanOrEqual(1);
      expect(requestCount).toBe(pressCount);
      expect(state.status === 'done' && approvedBy !== 'me').toBe(false);
      expect(state.status === 'conflict' && state.theirs.etag === state.seen.etag).toBe(false);
    },
  };
}

it('No sequence of presses, lost responses and changes of a colleague does an action twice, for a version that was not seen, or says it was done when it was not', async () => {
  const property = fc.asyncProperty(steps, async (sequence) => {
    const world = createWorld();
    for (const step of sequence) await world.take(step);
  });
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});
