import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../store/openDatabase.ts';
import type { Row } from '../store/fields.ts';
import { createUndoLog } from './undoLog.ts';
import { prepareWorld, tablesOf, type WorldPart } from './prepareWorld.ts';

export type { Row };

/** An event that the world schedules for a moment, such as the reply of an engineer. */
export interface ScheduledEvent {
  readonly kind: string;
  /** The id of the subject, such as a case number. */
  readonly subjectId: string;
  readonly payload: string;
}

/** Applies an event of one kind. `at` is the moment for which it was scheduled. */
export type EventHandler = (event: ScheduledEvent, at: Date) => void;

/**
 * The business world behind the portal: services, cases, deliveries. It is filled on first use, because that takes a second. Time passes
 * in it: due events are applied before the next call reads.
 */
export interface World {
  all(sql: string, ...values: readonly SQLInputValue[]): Row[];
  /** The first row of a statement; undefined if there is none. */
  first(sql: string, ...values: readonly SQLInputValue[]): Row | undefined;
  /** Runs `work` in one transaction. Everything that writes goes through it. */
  write<T>(work: () => T): T;
  begunAt(): Date;
  /** The present, in the world's time; while an event is applied, the moment for which it was scheduled. */
  now(): Date;
  /** The moment that the world has reached, also while an event of the past is applied. */
  present(): Date;
  advance(minutes: number): void;
  schedule(inMinutes: number, event: ScheduledEvent): void;
  /** Adds a handler of a kind of event. The handlers of one kind run in the order in which they were added. */
  on(kind: string, handler: EventHandler): void;
  /** Fills the world now, unless an earlier run has. */
  prepare(): void;
  /** Restores the state in which the world began. */
  reset(): void;
}

/** Opens the world of a database. `parts` are the parts that the areas add to it. */
export function createWorld(database: DatabaseSync, parts: readonly WorldPart[]): World {
  const handlers = new Map<string, EventHandler[]>();
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const undoLog = createUndoLog(database, tablesOf(parts));
  let isPrepared = false;
  let isWriting = false;
  /** The moment of the event that is applied, so that what it writes has its time. */
  let eventTime: Date | undefined;

  function statement(sql: string) {
    const prepared = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  }

  const run = (sql: string, ...values: readonly SQLInputValue[]): Row[] => statement(sql).all(...values);

  function advancedMinutes(): number {
    return Number(run(`SELECT value FROM world WHERE key = 'advancedMinutes'`)[0]?.['value'] ?? 0);
  }

  function present(): Date {
    prepare();
    return new Date(Date.now() + advancedMinutes() * 60_000);
  }

  function now(): Date {
    return eventTime ?? present();
  }

  function prepare(): void {
    if (isPrepared) return;
    prepareWorld(database, parts, new Date());
    undoLog.begin();
    isPrepared = true;
  }

  /** Applies all due events. An event may schedule another one that is due as well. */
  function catchUp(): void {
    prepare();
    if (isWriting) return;
    const until = present().toISOString();
    const dueEvents = () =>
      run('SELECT * FROM scheduled_events WHERE at <= ? ORDER BY at, id LIMIT 1', until);
    for (let [due] = dueEvents(); due !== undefined; [due] = dueEvents()) happen(due);
  }

  function happen(due: Row): void {
    const { id, at, kind, subject_id: subjectId, payload } = due;
    write(() => {
      run('DELETE FROM scheduled_events WHERE id = ?', Number(id));
      const event = { kind: String(kind), subjectId: String(subjectId), payload: String(payload) };
      const moment = new Date(String(at));
      eventTime = moment;
      try {
        for (const handler of handlers.get(event.kind) ?? []) handler(event, moment);
      } finally {
        eventTime = undefined;
      }
    });
  }

  function write<T>(work: () => T): T {
    if (isWriting) return work();
    isWriting = true;
    try {
      return inTransaction(database, work);
    } finally {
      isWriting = false;
    }
  }

  function all(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    catchUp();
    return run(sql, ...values);
  }

  return {
    all,
    first: (sql, ...values) => all(sql, ...values)[0],
    write(work) {
      catchUp();
      return write(work);
    },
    begunAt() {
      prepare();
      return new Date(String(run(`SELECT value FROM world WHERE key = 'begun'`)[0]?.['value']));
    },
    prepare,
    now,
    present,
    advance(minutes) {
      prepare();
      const total = advancedMinutes() + minutes;
      write(() => run(`INSERT OR REPLACE INTO world VALUES ('advancedMinutes', ?)`, String(total)));
      catchUp();
    },
    schedule(inMinutes, { kind, subjectId, payload }) {
      const at = new Date(now().getTime() + inMinutes * 60_000).toISOString();
      run(
        'INSERT INTO scheduled_events (at, kind, subject_id, payload) VALUES (?, ?, ?, ?)',
        at,
        kind,
        subjectId,
        payload,
      );
    },
    on(kind, handler) {
      handlers.set(kind, [...(handlers.get(kind) ?? []), handler]);
    },
    reset() {
      inTransaction(database, () => undoLog.undoAll());
    },
  };
}
