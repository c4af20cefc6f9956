import { readFileSync } from 'node:fs';

/** The processes of nginx's workers, by their master's. */
export function workersOf(master: number): string[] {
  return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
}

/** Whom a process runs as. */
export function userOf(pid: number | string): string | undefined {
  return /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}
