import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;

/** Whether the address responds with success. */
export async function isServing(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Waits until a server responds at this address. Resolves to false when it ends first, or takes longer than `limitMs`. */
export async function untilServing(server: ChildProcess, url: string, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await isServing(url))) {
    if (server.exitCode !== null || performance.now() > end) return false;
    await wait(POLL_MS);
  }
  return true;
}
