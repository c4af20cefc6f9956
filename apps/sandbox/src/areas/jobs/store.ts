import type { Job } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { timeZoneOf } from '../profile/profileState.ts';
import { csvOfList } from './csvOfList.ts';
import type { ListExport } from './exportFormat.ts';

/** The speed of an export, from which its progress follows. */
const ROWS_PER_SECOND = 4000;

/** Starts an export of a list to CSV. */
export function createExport(world: World, caller: Caller, { name, ...list }: ListExport): Job {
  return world.write(() => {
    const id = nextId(world);
    world.insert('jobs', {
      id,
      person_id: caller.id,
      kind: 'export',
      started_at: world.now().toISOString(),
      total: list.rows.length,
      content: csvOfList(list, timeZoneOf(world, caller.id)),
      file_name: `${name}.csv`,
    });
    const row = findJob(world, caller, id);
    if (row === undefined) throw new Error(`The job ${id} was not stored.`);
    return toJob(world, row);
  });
}

/** Starts the job of a pricing, whose results arrive at the given moments. Call it within `world.write`. */
export function createPricingJob(world: World, caller: Caller, arrivals: readonly number[]): string {
  const id = nextId(world);
  world.insert('jobs', {
    id,
    person_id: caller.id,
    kind: 'pricing',
    started_at: world.now().toISOString(),
    total: arrivals.length,
    content: JSON.stringify({ arrivals, cancelledAt: null }),
    file_name: '',
  });
  return id;
}

/** Stops the job of a pricing at a moment, in milliseconds. Call it within `world.write`. */
export function cancelPricingJob(world: World, id: string, moment: number): void {
  world.all(`UPDATE jobs SET content = json_set(content, '$.cancelledAt', ?) WHERE id = ?`, moment, id);
}

function nextId(world: World): string {
  return `JB-${Number(world.first('SELECT count(*) AS count FROM jobs')?.['count']) + 1}`;
}

/** The row of a job; undefined for a job of another user. */
export function findJob(world: World, { id: personId }: Caller, id: string): Row | undefined {
  return world.first('SELECT * FROM jobs WHERE id = ? AND person_id = ?', id, personId);
}

/** A job with its progress. */
export function toJob(world: World, row: Row): Job {
  return row['kind'] === 'pricing' ? toPricingJob(world, row) : toExport(world, row);
}

function toExport(world: World, row: Row): Job {
  const total = Number(row['total']);
  const seconds = (world.now().getTime() - Date.parse(String(row['started_at']))) / 1000;
  const done = Math.min(total, Math.floor(seconds * ROWS_PER_SECOND));
  const isDone = done === total;
  return {
    id: String(row['id']),
    kind: 'export',
    state: isDone ? 'done' : 'running',
    done,
    total,
    fileName: isDone ? String(row['file_name']) : null,
    message: null,
  };
}

function toPricingJob(world: World, row: Row): Job {
  const { arrivals, cancelledAt }: { arrivals: readonly number[]; cancelledAt: number | null } = JSON.parse(
    String(row['content']),
  );
  const until = cancelledAt ?? world.now().getTime();
  const done = arrivals.filter((moment) => moment <= until).length;
  const state = done === arrivals.length ? 'done' : cancelledAt === null ? 'running' : 'cancelled';
  return {
    id: String(row['id']),
    kind: 'pricing',
    state,
    done,
    total: arrivals.length,
    fileName: null,
    message: null,
  };
}
