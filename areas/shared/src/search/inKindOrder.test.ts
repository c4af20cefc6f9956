import { expect, it } from 'vitest';
import { inKindOrder } from './inKindOrder.ts';

it('Projects come after change requests although their area has provisioning cases too, and kinds without a place come last [SEARCH-8]', () => {
  const kinds = ['survey', 'note', 'provisioning-case', 'project', 'change-request'];
  expect(inKindOrder(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
    'provisioning-case',
    'change-request',
    'project',
    'survey',
    'note',
  ]);
});
