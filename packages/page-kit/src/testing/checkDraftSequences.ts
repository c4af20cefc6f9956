import fc from 'fast-check';
import { createDraftWorld } from './createDraftWorld.ts';
import type { EditedThing, Fate, Step } from './editedThing.ts';

function stepsOf<Content>({ values }: Pick<EditedThing<Content>, 'values'>): fc.Arbitrary<readonly Step[]> {
  const indexes = (who: 'me' | 'colleague') =>
    fc.constantFrom(...values.flatMap(({ by }, index) => (by === who || by === 'both' ? [index] : [])));
  const fates = fc.constantFrom<Fate>(
    'returned',
    'returned',
    'returned',
    'refused',
    'lost before',
    'lost after',
    'broken before',
    'broken after',
  );
  const calm = fc.constantFrom(
    ...(['pause', 'flush', 'flush', 'offline', 'online', 'reload'] as const),
    ...(['readAgain', 'readLate', 'commit'] as const),
    ...(['pause', 'flush', 'flush', 'offline', 'online', 'readAgain', 'end'] as const),
  );
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('edit' as const), index: indexes('me') }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('colleague' as const), index: indexes('colleague') }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ type: fc.constantFrom('request' as const, 'save', 'save'), fate: fates }),
    },
    { weight: 6, arbitrary: fc.record({ type: calm }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('answer' as const),
        whose: fc.constantFrom('mine' as const, 'theirs'),
      }),
    },
  );
  return fc.array(step, { minLength: 5, maxLength: 40 });
}

/**
 * Drives a kind of draft through random sequences of edits, commitments, slow, refused, broken and lost saves, a colleague's changes,
 * reloads, late responses, an end by the colleague, and a connection that comes and goes. What somebody saved is never undone by another, asked is only what both
 * changed, a commitment is what the page showed at the press, and in the end everything is saved. Rejects with the shortest sequence that
 * breaks a rule.
 */
export async function checkDraftSequences<Content extends object>(
  thing: EditedThing<Content>,
  { runs = 100 }: { runs?: number } = {},
): Promise<void> {
  const property = fc.asyncProperty(stepsOf(thing), async (sequence) => {
    const world = createDraftWorld(thing);
    for (const step of sequence) await world.take(step);
    await world.heal();
  });
  await fc.assert(property, { numRuns: runs });
}
