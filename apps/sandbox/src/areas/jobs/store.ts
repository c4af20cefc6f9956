import type { Job } from '../../contract/generated/openapi.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { World } from '../../world/createWorld.ts';
import { jobs, type JobRow } from '../../world/sharedCollections.ts';
import type { Caller } from '../caller.ts';
import { timeZoneOf } from '../profile/profileState.ts';
import { csvOfList } from './csvOfList.ts';
import type { ListExport } from './exportFormat.ts';

/** The speed of an export, from which its progress follows. */
const ROWS_PER_SECOND = 4000;

export function createExport(
  world: World,
  caller: Caller,
  operationId: OperationId,
  { name, ...list }: ListExport,
): Job {
  return world.write(() => {
    const id = nextId(world);
    const job: JobRow = {
      id,
      personId: caller.id,
      kind: 'export',
      operationId,
      startedAt: world.now().toISOString(),
      total: list.rows.length,
      content: csvOfList(list, timeZoneOf(world, caller.id)),
      fileName: `${name}.csv`,
    };
    jobs.add(world, job);
    return toJob(world, job);
  });
}

/** Starts the job of a pricing, whose results arrive at the given moments. Call it within `world.write`. */
export function createPricingJob(world: World, caller: Caller, arrivals: readonly number[]): string {
  const id = nextId(world);
  jobs.add(world, {
    id,
    personId: caller.id,
    kind: 'pricing',
    operationId: 'startPricing',
    startedAt: world.now().toISOString(),
    total: arrivals.length,
    content: JSON.stringify({ arrivals, cancelledAt: null }),
    fileName: '',
  });
  return id;
}

/** Stops the job of a pricing at a moment, in milliseconds. Call it within `world.write`. */
export function cancelPricingJob(world: World, id: string, moment: number): void {
  world.all(`UPDATE jobs SET content = json_set(content, '$.cancelledAt', ?) WHERE id = ?`, moment, id);
}

function nextId(world: World): string {
  return `JB-${jobs.count(world, '1') + 1}`;
}

/** The row of a job; undefined for a job of another user. */
export function findJob(world: World, { id: personId }: Caller, id: string): JobRow | undefined {
  return jobs.first(world, 'id = ? AND person_id = ?', id, personId);
}

export function toJob(world: World, row: JobRow): Job {
  return row.kind === 'pricing' ? toPricingJob(world, row) : toExport(world, row);
}

function toExport(world: World, row: JobRow): Job {
  const { total } = row;
  const seconds = (world.now().getTime() - Date.parse(row.startedAt)) / 1000;
  const done = Math.min(total, Math.floor(seconds * ROWS_PER_SECOND));
  const isDone = done === total;
  return {
    id: row.id,
    kind: 'export',
    state: isDone ? 'done' : 'running',
    done,
    total,
    fileName: isDone ? row.fileName : null,
    message: null,
  };
}

function toPricingJob(world: World, row: JobRow): Job {
  const { arrivals, cancelledAt }: { arrivals: readonly number[]; cancelledAt: number | null } = JSON.parse(
    row.content,
  );
  const until = cancelledAt ?? world.now().getTime();
  const done = arrivals.filter((moment) => moment <= until).length;
  const state = done === arrivals.length ? 'done' : cancelledAt === null ? 'running' : 'cancelled';
  return {
    id: row.id,
    kind: 'pricing',
    state,
    done,
    total: arrivals.length,
    fileName: null,
    message: null,
  };
}
