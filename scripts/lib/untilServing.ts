import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;

/** Whether what is asked for there is answered, and well. */
export async function isServing(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Waits until a server that was started serves this address; resolves to false when it has ended before, or takes longer than `limitMs`. */
export async function untilServing(server: ChildProcess, url: string, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await isServing(url))) {
    if (server.exitCode !== null || performance.now() > end) return false;
    await wait(POLL_MS);
  }
  return true;
}
