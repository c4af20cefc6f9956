import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import { collection, versionFields } from './collection.ts';
import * as field from './fields.ts';

const things = collection('things', {
  id: field.key(field.text),
  status: field.word(['draft', 'sent']),
  isShared: field.boolean,
  owner: field.texts({ id: 'owner_id', name: 'owner_name' }),
  window: field.orNull(field.texts({ from: 'window_from', to: 'window_to' })),
  lines: field.json<readonly string[]>(),
  sentAt: field.orNull(field.moment),
  ...versionFields,
});

const thing = {
  id: 'T-1',
  status: 'draft',
  isShared: true,
  owner: { id: 'amelia', name: 'Amelia Hartley' },
  lines: ['one'],
} as const;

function openStore() {
  const database = new DatabaseSync(':memory:');
  database.exec(things.schema);
  return {
    all: (sql: string, ...values: readonly SQLInputValue[]) => database.prepare(sql).all(...values),
    now: () => new Date('2026-11-29T09:00:00.000Z'),
  };
}

test('A collection reads a row as it was added, with null and defaults for what was left out', () => {
  const store = openStore();
  things.add(store, thing);
  expect(things.first(store, 'id = ?', 'T-1')).toEqual({
    ...thing,
    window: null,
    sentAt: null,
    version: 1,
    changedBy: null,
    changedAt: null,
  });
  expect(things.first(store, 'id = ?', 'T-2')).toBeUndefined();
});

test('A change of a collection makes a new version by its author, and leaves the fields that it does not name', () => {
  const store = openStore();
  things.add(store, thing);
  const window = { from: '2026-12-01', to: '2026-12-02' };
  things.change(store, 'T-1', 'Noor Rahman', { window, lines: undefined });
  expect(things.first(store, 'owner_id = ?', 'amelia')).toMatchObject({
    window,
    lines: ['one'],
    version: 2,
    changedBy: 'Noor Rahman',
    changedAt: '2026-11-29T09:00:00.000Z',
  });
});

test('A field that is set makes no new version, and null empties a whole group', () => {
  const store = openStore();
  things.add(store, { ...thing, window: { from: '2026-12-01', to: '2026-12-02' } });
  things.set(store, 'T-1', { window: null, isShared: false });
  expect(things.first(store, 'window_to IS NULL')).toMatchObject({
    window: null,
    isShared: false,
    version: 1,
  });
});

test('A row with the key of another one replaces it only by put', () => {
  const store = openStore();
  things.add(store, thing);
  expect(() => things.add(store, thing)).toThrow('UNIQUE constraint failed');
  things.put(store, { ...thing, status: 'sent' });
  expect(things.all(store, '1').map(({ status }) => status)).toEqual(['sent']);
});

test('A column with a word that its list does not have is refused, with the name of the column', () => {
  const store = openStore();
  things.add(store, thing);
  store.all(`UPDATE things SET status = 'lost'`);
  expect(() => things.first(store, '1')).toThrow('The column status holds the unknown word lost.');
});

test('A collection counts the rows that a condition finds, and knows the greatest value of a column', () => {
  const store = openStore();
  expect([things.count(store, '1'), things.greatest(store, 'version')]).toEqual([0, 0]);
  things.add(store, { ...thing, version: 7 });
  expect([things.count(store, 'status = ?', 'draft'), things.greatest(store, 'version')]).toEqual([1, 7]);
});
