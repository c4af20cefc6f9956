import { expect, it } from 'vitest';
import { NetworkError, UnexpectedError } from '../errors/errors.ts';
import { createLoads, type LoadOutcome } from './createLoads.ts';

it('createLoads passes on the value', async () => {
  const outcomes: LoadOutcome<number>[] = [];
  await createLoads().run(
    async () => 7,
    (outcome) => outcomes.push(outcome),
  );
  expect(outcomes).toEqual([{ value: 7 }]);
});

it('createLoads passes on the error as a PortalError', async () => {
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

it('createLoads drops a load after reset(), without affecting later loads', async () => {
  const loads = createLoads();
  const values: unknown[] = [];
  const responses: ((value: string) => void)[] = [];
  const late = new Promise<string>((resolve) => {
    responses.push(resolve);
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
  responses[0]?.('old');
  await first;
  expect(values).toEqual([{ value: 'new' }]);
});
