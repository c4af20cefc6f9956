import { expect, it } from 'vitest';
import { mergeDraft } from './mergeDraft.ts';

const initial = { subject: '', sites: [] as string[], hours: { from: '08:00' }, due: null };

it.each<[string, unknown, object | null]>([
  ['its fields over the first values', { subject: 'Down' }, { ...initial, subject: 'Down' }],
  [
    'lists and objects',
    { sites: ['A'], hours: { from: '09:00' } },
    { ...initial, sites: ['A'], hours: { from: '09:00' } },
  ],
  ['a value for a field that had none', { due: '2026-11-21' }, { ...initial, due: '2026-11-21' }],
  [
    'no field that the form does not have',
    { subject: 'Down', colour: 'red' },
    { ...initial, subject: 'Down' },
  ],
  ['no value of another type', { subject: 7, sites: {}, hours: null }, null],
  ['nothing of a draft that is not an object', 'Down', null],
  ['nothing of a null draft', null, null],
])('A form takes from a draft %s', (_what, draft, merged) => {
  expect(mergeDraft(initial, draft)).toEqual(merged);
});
