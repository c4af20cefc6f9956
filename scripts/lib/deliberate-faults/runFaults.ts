import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeliberateFault } from '../../../tools/deliberate-faults/DeliberateFault.ts';
import { findPlace } from '../../../tools/deliberate-faults/findPlace.ts';
import {
  merged,
  narrowTry,
  onlyFailed,
  type Try,
  wideTries,
} from '../../../tools/deliberate-faults/tries.ts';
import { fail, root } from '../../../tools/harness/settings.ts';
import { runTry } from './runTry.ts';

/** The texts of the faults themselves. */
const dataFolder = 'tools/deliberate-faults/';

/** Makes one fault after another and prints what notices it. Returns how many were noticed. */
export async function runFaults(faults: readonly DeliberateFault[]): Promise<{ noticed: number }> {
  const places = faults.map((fault) => ({ fault, place: findPlace(fault, sources) }));
  refuseChangedFiles(places.flatMap(({ place }) => (place.kind === 'found' ? [place.file] : [])));
  await requirePassing(merged(faults.map(({ noticedBy }) => narrowTry(noticedBy))));
  let noticed = 0;
  for (const { fault, place } of places) {
    if (place.kind === 'lost') {
      console.log(`✗ ${fault.breaks}\n    no longer applies: ${place.reason}`);
      continue;
    }
    const startedAt = performance.now();
    const notes = place.hasMoved ? [`its text has moved from ${fault.file} to ${place.file}`] : [];
    const by = await withFault(fault, place.file, () => firstNotice(triesFor(fault, place.file), notes));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if (by !== undefined) noticed += 1;
    const lines = [...notes, by ?? 'nothing notices it'].map((line) => `\n    ${line}`);
    console.log(`${by === undefined ? '✗' : '✓'} ${fault.breaks} (${seconds} s)${lines.join('')}`);
  }
  return { noticed };
}

const sources = {
  read(file: string): string | undefined {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  },
  list: () =>
    git('ls-files', '*.ts', '*.tsx', '*.css', '*.json', '*.html', '*.mdx', '*.conf')
      .split('\n')
      .filter((file) => file !== '' && !file.startsWith(dataFolder)),
};

function triesFor({ noticedBy }: DeliberateFault, file: string): Try[] {
  const narrow = narrowTry(noticedBy);
  return narrow.tool === 'suite' ? [narrow] : [narrow, ...wideTries(file)];
}

/** Tries the narrow command, then the wide ones, until one notices the fault. Adds a note for each that does not. */
async function firstNotice([narrow, ...wide]: readonly Try[], notes: string[]): Promise<string | undefined> {
  if (narrow === undefined) return undefined;
  const verdict = await runTry(narrow);
  if (verdict.kind === 'noticed') return `noticed by ${narrow.name}: ${shortened(verdict.by)}`;
  notes.push(`not noticed by ${narrow.name}: ${shortened(verdict.why)}`);
  for (const command of wide) {
    const first = await runTry(command);
    // Among many tests one may fail by chance: its file has to fail twice.
    const second = first.kind === 'noticed' ? await runTry(onlyFailed(command, first.by)) : first;
    if (second.kind === 'noticed') return `noticed by ${command.name}: ${shortened(second.by)}`;
    const chance = first.kind === 'noticed' ? `failed once, then passed: ${first.by}` : second.why;
    notes.push(`not noticed by ${command.name}: ${shortened(chance)}`);
  }
  return undefined;
}

function shortened(line: string): string {
  return line.length > 240 ? `${line.slice(0, 240)}…` : line;
}

/** Changes a file while `run` runs, and restores it even if the command is stopped. */
async function withFault<T>(
  { find, replace }: DeliberateFault,
  file: string,
  run: () => Promise<T>,
): Promise<T> {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  const restore = () => writeFileSync(path, original);
  process.once('exit', restore);
  try {
    writeFileSync(
      path,
      original.replace(find, () => replace),
    );
    return await run();
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** A test that fails without a fault would seem to notice every one. */
async function requirePassing(tries: readonly Try[]): Promise<void> {
  console.log('First the tests without a fault…');
  for (const command of tries) {
    const verdict = await runTry(command);
    if (verdict.kind === 'noticed') fail(`A test fails without a fault: ${verdict.by}`);
  }
}

/** A changed file could be mistaken for the fault, or lost. */
function refuseChangedFiles(files: readonly string[]): void {
  if (files.length === 0) return;
  const changed = git('status', '--porcelain', '--', ...files).trimEnd();
  if (changed !== '')
    fail(`Commit or restore these files first, because the faults change them:\n${changed}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
