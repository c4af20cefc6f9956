import type { Versioned } from '../../packages/page-kit/src/versions/index.ts';
import fc from 'fast-check';
import { inject } from 'vitest';
import type { Fate } from './createLine.ts';
import type { Server } from './createServer.ts';
import { createVersionWorld, type Step } from './createVersionWorld.ts';
import type { VersionedThing } from './thing.ts';

const indexes = fc.nat({ max: 11 });
const fates = fc.constantFrom<Fate>(
  'returned',
  'returned',
  'returned',
  'arrive',
  'lost before',
  'lost after',
  'cut after',
  'broken before',
  'broken after',
  'forbidden',
  'refused',
);

const always: fc.WeightedArbitrary<Step>[] = [
  { weight: 6, arbitrary: fc.record({ type: fc.constant('request' as const), fate: fates }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('colleague' as const, 'colleague', 'ownTab'),
      index: indexes,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('offline' as const, 'online', 'readAgain', 'readFails') }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ type: 'loseAndRead' }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('reload' as const, 'signOut'), arrives: fc.boolean() }),
  },
];
const ofActions: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constantFrom('ask' as const, 'decide', 'decide'), index: indexes }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('confirm' as const, 'confirm', 'confirm', 'lookAgain', 'close'),
    }),
  },
];
const ofDrafts: fc.WeightedArbitrary<Step>[] = [
  { weight: 5, arbitrary: fc.record({ type: fc.constant('edit' as const), index: indexes }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('pause' as const, 'flush', 'save') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      whose: fc.constantFrom('mine' as const, 'theirs'),
    }),
  },
];
const ofCommitments: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('figures' as const, 'press', 'commit', 'commit', 'lookAgain'),
    }),
  },
];

const rise: fc.WeightedArbitrary<Step> = {
  weight: 1,
  arbitrary: fc.constant<Step>({ type: 'raisePrice' }),
};
/** The price rises between what is shown and the press. */
const ofActionPrices: fc.WeightedArbitrary<Step>[] = [
  rise,
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('decideAtOldPrice' as const), index: indexes }),
  },
];
const ofCommitmentPrices: fc.WeightedArbitrary<Step>[] = [
  rise,
  { weight: 2, arbitrary: fc.constant<Step>({ type: 'commitAtOldPrice' }) },
];

/** What the steps of a sequence depend on. */
type Offer = Partial<Record<'action' | 'creation' | 'draft' | 'commitment' | 'raisePrice', unknown>>;

function stepsOf({ action, creation, draft, commitment, raisePrice }: Offer): fc.Arbitrary<readonly Step[]> {
  const steps = [
    ...always,
    ...(action || creation ? ofActions : []),
    ...(draft ? ofDrafts : []),
    ...(commitment ? ofCommitments : []),
    ...(raisePrice ? (commitment ? ofCommitmentPrices : ofActionPrices) : []),
  ];
  return fc.array(fc.oneof(...steps), { minLength: 5, maxLength: 30 });
}

/** The short form takes the same sequences every time. The long form looks for new ones. */
const SHORT_FORM_SEED = 1;

/** A thing whose page is driven through sequences. */
export interface CheckedThing {
  readonly name: string;
  /** Rejects with the shortest sequence that breaks a rule. */
  readonly checkSequences: (this: void, server: Server) => Promise<void>;
}

/**
 * Drives the page of a thing through random sequences of edits, presses, slow, refused, broken and lost requests, a colleague and another
 * tab, reloads, a session that ends, a connection that comes and goes, and prices that rise. What is sent was shown, once for each press;
 * nobody's saved work is undone without a question; what was deferred is sent or said. `runs` is for the short form.
 */
export function inSequences<Thing extends Versioned, Input, Content extends object, Price>(
  thing: VersionedThing<Thing, Input, Content, Price>,
  { runs = 40 }: { runs?: number } = {},
): CheckedThing {
  return {
    name: thing.name,
    async checkSequences(server) {
      const property = fc.asyncProperty(stepsOf(thing), async (sequence) => {
        const world = await createVersionWorld(thing, server);
        for (const step of sequence) await world.take(step);
        await world.heal();
      });
      const times = inject('timesAsLong');
      const details = await fc.check(
        property,
        times === undefined ? { numRuns: runs, seed: SHORT_FORM_SEED } : { numRuns: runs * times },
      );
      if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
    },
  };
}
