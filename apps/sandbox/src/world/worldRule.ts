import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { ChangeRequest, Port } from '../contract/generated/openapi.ts';
import type { Row } from './createWorld.ts';

export interface WorldAtMoment {
  all(this: void, sql: string, ...values: SQLInputValue[]): Row[];
  first(this: void, sql: string, ...values: SQLInputValue[]): Row | undefined;
  now(this: void): Date;
}

/** Reads a database as the world at a moment. */
export function worldAt(database: DatabaseSync, moment: Date): WorldAtMoment {
  const all = (sql: string, ...values: SQLInputValue[]): Row[] => database.prepare(sql).all(...values);
  return { all, first: (sql, ...values) => all(sql, ...values)[0], now: () => moment };
}

/** Returns what contradicts a rule; nothing in a world that agrees with itself. */
export type Rule = (world: WorldAtMoment) => readonly string[];

/** A rule whose contradictions are the rows of a statement: their first column. */
export function never(sql: string): Rule {
  return ({ all }) => all(sql).map((row) => Object.values(row).map(String).join(' '));
}

/** A history is newest first. It begins with the present state and ends no earlier than the request. */
export function contradictionsOfHistory(
  id: string,
  status: string,
  requestedAt: string,
  history: Port['history'] | ChangeRequest['history'],
): string[] {
  const times = history.map(({ at }) => at);
  const oldest = times.at(-1) ?? requestedAt;
  return [
    ...(history[0]?.status === status ? [] : [`${id} ${status} is not ${String(history[0]?.status)}`]),
    ...(times.join() === times.toSorted().toReversed().join() ? [] : [`${id} ${status} ${times.join(' ')}`]),
    ...(oldest >= requestedAt ? [] : [`${id} ${status} ${oldest} before the request ${requestedAt}`]),
  ];
}
