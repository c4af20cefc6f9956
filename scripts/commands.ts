import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandTrial, commandTrials, firstTrials } from './lib/commandTable.ts';
import { runConcurrently } from '../tools/harness/runConcurrently.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { lastLines } from './lib/reports.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';
import { untilServing } from '../tools/harness/untilServing.ts';

/**
 * `npm run test:commands` runs each root command that nothing else runs, in its shortest form (`scripts/lib/commandTable.ts`).
 * `-- bench screens` runs those that are named. The last line is the count.
 */

/** Twice what the longest command takes beside another one on a slow machine. */
const LONGEST_MS = 600_000;

/** The reason why a command failed, or undefined when it passed, and its output. */
interface Outcome {
  reason: string | undefined;
  output: string;
}

exitOnSignal();
const named = commandArguments([], 'names of commands');
const all = [...firstTrials, ...commandTrials];
const unknown = named.find((name) => all.every(({ script }) => script !== name));
if (unknown !== undefined)
  fail(
    `There is no command ${unknown} here. There are: ${[...new Set(all.map(({ script }) => script))].join(', ')}.`,
  );
const isWanted = ({ script }: CommandTrial): boolean => named.length === 0 || named.includes(script);
let passed = 0;
const failures: string[] = [];
for (const trial of firstTrials.filter(isWanted)) await judge(trial);
// Each command is idle part of the time.
await runConcurrently(commandTrials.filter(isWanted), 2, async (take) => {
  for (let trial = take(); trial; trial = take()) await judge(trial);
});
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function judge(trial: CommandTrial): Promise<void> {
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'quayside-command-'));
  const fill = (text: string): string => text.replace('<folder>', folder);
  const args = (trial.args ?? []).map(fill);
  const name = ['npm run', trial.script, ...(args.length > 0 ? ['--', ...(trial.args ?? [])] : [])].join(' ');
  try {
    const env = Object.fromEntries(Object.entries(trial.env ?? {}).map(([key, value]) => [key, fill(value)]));
    const { reason, output } = await attempt(trial, args, env);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${reason === undefined ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (reason === undefined) passed += 1;
    else {
      console.log(output.replaceAll(/^/gm, '    '));
      failures.push(`${name}: ${reason}: ${lastLines(output).join(' ')}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command to its end. A command that serves is stopped once it responds, and must then end well. */
async function attempt(
  { script, serves }: CommandTrial,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const child = spawn('npm', ['run', script, '--', ...args], {
    cwd: root,
    // Without a registry npm would retry for a minute.
    env: { ...process.env, npm_config_fetch_retries: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, which one signal stops as Ctrl-C does in a terminal.
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const abandon = (): void => signalGroup(child.pid, 'SIGKILL');
  process.once('exit', abandon);
  const ended = once(child, 'close');
  const limit = setTimeout(abandon, LONGEST_MS);
  try {
    if (serves !== undefined) {
      if (!(await untilServing(child, serves, LONGEST_MS)))
        return { reason: `did not serve ${serves}`, output };
      signalGroup(child.pid, 'SIGINT');
    }
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    const isStopped = serves !== undefined && (signal === 'SIGINT' || code === 130);
    const reason = code === 0 || isStopped ? undefined : `ended with ${signal ?? `status ${code}`}`;
    return { reason, output };
  } finally {
    clearTimeout(limit);
    abandon();
    process.off('exit', abandon);
  }
}

/** Signals a process and everything that it started. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
