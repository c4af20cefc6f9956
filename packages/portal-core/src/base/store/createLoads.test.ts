import { describe, expect, it } from 'vitest';
import { NetworkError, UnexpectedError } from '../errors/errors.ts';
import { createLoads, type LoadOutcome } from './createLoads.ts';

describe('a load', () => {
  it('hands over its value', async () => {
    const outcomes: LoadOutcome<number>[] = [];
    await createLoads().run(
      async () => 7,
      (outcome) => outcomes.push(outcome),
    );
    expect(outcomes).toEqual([{ value: 7 }]);
  });

  it('hands over its error, as one of the family', async () => {
    const offline = new NetworkError('Played by the test.');
    const outcomes: LoadOutcome<never>[] = [];
    for (const reason of [offline, 'text']) {
      await createLoads().run(
        async () => {
          throw reason;
        },
        (outcome) => outcomes.push(outcome),
      );
    }
    expect(outcomes).toEqual([{ error: offline }, { error: expect.any(UnexpectedError) }]);
  });

  it('is dropped by a reset, which the loads after it do not notice', async () => {
    const loads = createLoads();
    const values: unknown[] = [];
    const answers: ((value: string) => void)[] = [];
    const late = new Promise<string>((resolve) => {
      answers.push(resolve);
    });
    const first = loads.run(
      () => late,
      (outcome) => values.push(outcome),
    );
    loads.reset();
    await loads.run(
      async () => 'new',
      (outcome) => values.push(outcome),
    );
    answers[0]?.('old');
    await first;
    expect(values).toEqual([{ value: 'new' }]);
  });
});
