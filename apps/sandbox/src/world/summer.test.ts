import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { worldParts } from '../areas/areas.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { plannedWorks, windowOfWork } from './events.ts';
import { prepareWorld } from './prepareWorld.ts';
import { worldAt, type WorldAtMoment } from './worldRule.ts';
import { worldRules } from './worldRules.ts';

/** In London it is 0:00 on 1 July, an hour ahead of UTC. */
const begin = new Date('2026-06-30T23:00:00Z');

let database: DatabaseSync;
let world: WorldAtMoment;

beforeAll(() => {
  database = openDatabase({ folder: ':memory:', fresh: false });
  prepareWorld(database, worldParts, begin);
  world = worldAt(database, begin);
});

const timesOf = (sql: string) => [
  ...new Set(world.all(sql).map(({ at }) => String(at).slice('2026-07-01T'.length))),
];

test.each([
  [
    'A night of work begins at 22:00',
    `SELECT window_from AS at FROM changes WHERE status <> 'implementing' AND window_from BETWEEN '2026-04' AND '2026-10'`,
    ['21:00:00.000Z'],
  ],
  [
    'Numbers move at 9:00',
    `SELECT at FROM scheduled_events JOIN voice_ports p ON p.id = subject_id WHERE kind = 'port.moves' AND status = 'agreed'`,
    ['08:00:00.000Z'],
  ],
  [
    'A quote expires at midnight',
    `SELECT at FROM scheduled_events WHERE kind = 'quote.expires'`,
    ['23:00:00.000Z'],
  ],
  [
    'A visit is in the morning from 8:00',
    `SELECT json_extract(state, '$.appointment.from') AS at FROM cases WHERE json_extract(state, '$.appointment') IS NOT NULL`,
    ['07:00:00.000Z'],
  ],
])('%s by London’s clocks in summer', (_what, sql, times) => {
  expect(timesOf(sql)).toEqual(times);
});

test('Planned work begins at midnight of its day by London’s clocks in summer', () => {
  const [work] = plannedWorks;
  expect(work && windowOfWork(work, begin)).toEqual({
    from: '2026-07-03T23:00:00.000Z',
    to: '2026-07-04T03:00:00.000Z',
  });
});

test('A quote costs the same on whatever day the world begins: what the contract’s example of its order has', () => {
  const prices = world.all(`SELECT nrc, mrc FROM quotes WHERE number = 'QT-40001'`);
  expect(prices).toEqual([{ nrc: 159_800, mrc: 44_400 }]);
});

test('A port that completes after midnight in London completed on its day', () => {
  const rule = worldRules['A completed port completed on its day'];
  database.exec('BEGIN');
  database.exec(
    `UPDATE voice_ports SET port_date = '2026-07-01', state = json_set(state, '$.history[0].at', '2026-06-30T23:30:00.000Z')
     WHERE status = 'complete'`,
  );
  expect(rule?.(world)).toEqual([]);
  database.exec(`UPDATE voice_ports SET port_date = '2026-06-30' WHERE status = 'complete'`);
  expect(rule?.(world)).not.toEqual([]);
  database.exec('ROLLBACK');
});
