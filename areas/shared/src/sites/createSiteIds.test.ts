import { expect, it } from 'vitest';
import { createSiteIds } from './createSiteIds.ts';

it('The id of a site is not used again after it was removed, or while another site has a strange one', () => {
  const ids = createSiteIds();
  ids.note([{ id: 'S1' }, { id: 'S2' }, { id: '2f27c9d4' }]);
  ids.note([{ id: 'S1' }]);
  expect([ids.next(2), ids.next(1)]).toEqual([['S3', 'S4'], ['S5']]);
});
