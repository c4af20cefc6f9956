import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../startSandbox.ts';
import { createFilledDatabase, startTestSandbox } from '../testing/testSandbox.ts';
import { worldAt, type WorldAtMoment } from './worldRule.ts';
import { worldRules } from './worldRules.ts';

const MINUTES_PER_DAY = 1440;
const DAYS = 60;

const worlds = new Map<string, WorldAtMoment>();
let sandbox: Sandbox;

beforeAll(async () => {
  const seeded = await createFilledDatabase();
  const { value: begun } = seeded.prepare(`SELECT value FROM world WHERE key = 'begun'`).get() ?? {};
  worlds.set('in the seeded world', worldAt(seeded, new Date(String(begun))));
  const later: DatabaseSync = await createFilledDatabase();
  sandbox = await startTestSandbox({ data: later });
  const advanced = await fetch(`${sandbox.origin}/sandbox/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes: DAYS * MINUTES_PER_DAY }),
  });
  if (!advanced.ok) throw new Error(`The sandbox responded ${advanced.status} to the advance.`);
  worlds.set(`after ${DAYS} days`, worldAt(later, new Date(Date.now() + DAYS * MINUTES_PER_DAY * 60_000)));
});
afterAll(() => sandbox.close());

describe.each(['in the seeded world', `after ${DAYS} days`])('What holds %s', (moment) => {
  test.each(Object.entries(worldRules))(`%s, ${moment}`, (_sentence, rule) => {
    const world = worlds.get(moment);
    expect(world && rule(world)).toEqual([]);
  });
});

test('Names that test a page stay in the world, and out of the first rows of its lists', async () => {
  const { all } = worldAt(await createFilledDatabase(), new Date());
  const named = (rows: ReturnType<typeof all>) => rows.filter(({ name }) => String(name).includes('<img'));
  const lists = {
    services: `SELECT name FROM services WHERE health <> 'none' ORDER BY name COLLATE NOCASE`,
    'services, worst first': `SELECT name FROM services ORDER BY health <> 'down', health <> 'degraded', name COLLATE NOCASE`,
    quotes: 'SELECT name FROM quotes ORDER BY updated_at DESC',
    estimates: 'SELECT name FROM cloud_estimates ORDER BY updated_at DESC',
  };
  for (const [list, sql] of Object.entries(lists)) {
    const rows = all(sql);
    expect([list, named(rows).length]).toEqual([list, 1]);
    expect([list, named(rows.slice(0, 25))]).toEqual([list, []]);
  }
});
