import { settlePromises } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import type { Address } from '../api.ts';
import { createLookups } from './createLookups.ts';

const codes = ['A1 1AA', 'A1 1AB', 'A1 1AD', 'A1 1AE', 'A1 1AF', 'A1 1AG'];

/** A look-up whose responses the test controls. */
function scripted() {
  const asked: { postcode: string; respond: (addresses: Address[]) => void; fail: () => void }[] = [];
  const lookups = createLookups(
    (postcode) =>
      new Promise((respond, reject) => {
        asked.push({ postcode, respond, fail: () => reject(new Error('Played by the test.')) });
      }),
  );
  return { asked, lookups };
}

it('At most four postcodes are looked up at once, each once [QUOTE-22]', async () => {
  const { asked, lookups } = scripted();
  lookups.ask([...codes, 'A1 1AA']);
  lookups.ask(['A1 1AB']);
  expect(asked).toHaveLength(4);
  asked[0]?.respond([]);
  await settlePromises();
  expect(asked).toHaveLength(5);
  expect(lookups.getSnapshot()).toMatchObject({ done: 1, total: 6, isRunning: true });
});

it('After Cancel no further request is sent, late responses are kept, and the rest can be retried [QUOTE-22]', async () => {
  const { asked, lookups } = scripted();
  lookups.ask(codes);
  lookups.cancel();
  asked[0]?.respond([]);
  asked[1]?.fail();
  await settlePromises();
  expect(asked).toHaveLength(4);
  const { byPostcode, isRunning } = lookups.getSnapshot();
  expect(isRunning).toBe(false);
  expect([...byPostcode.values()].map(({ status }) => status)).toEqual([
    'found',
    ...Array.from({ length: 5 }, () => 'failed'),
  ]);
  lookups.retry();
  expect(asked.slice(4).map(({ postcode }) => postcode)).toEqual(codes.slice(1, 5));
});

it('A failed look-up does not stop the others [QUOTE-22]', async () => {
  const { asked, lookups } = scripted();
  lookups.ask(codes);
  for (let index = 0; index < codes.length; index += 1) {
    if (index % 2 === 0) asked[index]?.fail();
    else asked[index]?.respond([]);
    // oxlint-disable-next-line no-await-in-loop -- each response begins the next look-up
    await settlePromises();
  }
  expect(lookups.getSnapshot()).toMatchObject({ done: 6, total: 6, isRunning: false });
});
