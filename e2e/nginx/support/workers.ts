import { readFileSync } from 'node:fs';

/** The process ids of nginx's workers, by the id of their master. */
export function workersOf(master: number): string[] {
  return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
}

/** The user that a process runs as. */
export function userOf(pid: number | string): string | undefined {
  return /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}
