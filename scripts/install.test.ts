import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './lib/settings.ts';

let project: string;
let turn: string;

// A project with one command, and an `npx` that says which packages it was to install.
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'quayside-door-'));
  const name = createHash('sha256').update(project).digest('hex').slice(0, 16);
  turn = join(tmpdir(), `quayside-install-${name}`);
  for (const folder of ['scripts', 'tools']) mkdirSync(join(project, folder));
  copyFileSync(join(root, 'scripts/run.cjs'), join(project, 'scripts/run.cjs'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ config: { pnpm: '1.2.3' } }));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(project, file), '');
  writeFileSync(join(project, 'scripts/probe.ts'), '');
  useNpx('echo "$@" >> installed; sleep 0.3');
});

afterEach(() => {
  for (const path of [project, turn]) rmSync(path, { recursive: true, force: true });
});

function useNpx(script: string): void {
  const npx = join(project, 'tools/npx');
  writeFileSync(npx, `#!/bin/sh\n${script}\n`);
  chmodSync(npx, 0o755);
}

async function runProbe(): Promise<number> {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'probe'], {
    cwd: project,
    env: { ...process.env, PATH: `${join(project, 'tools')}:${process.env['PATH'] ?? ''}` },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'close')) as [number];
  return code;
}

function installations(): string[] {
  return readFileSync(join(project, 'installed'), 'utf8').trim().split('\n');
}

test('commands that begin at once on a fresh machine install the packages once', async () => {
  expect(await Promise.all([runProbe(), runProbe(), runProbe()])).toEqual([0, 0, 0]);
  expect(installations()).toEqual([
    '-y pnpm@1.2.3 install --frozen-lockfile --config.confirmModulesPurge=false',
  ]);
  expect(await runProbe()).toBe(0);
  expect(installations()).toHaveLength(1);
});

test('a command that was killed while it installed keeps none waiting', async () => {
  const gone = spawnSync(process.execPath, ['--version']);
  writeFileSync(turn, String(gone.pid));
  expect(await runProbe()).toBe(0);
  expect(installations()).toHaveLength(1);
});

test('what could not be installed is installed by the next command', async () => {
  useNpx('exit 1');
  expect(await runProbe()).toBe(1);
  useNpx('echo "$@" >> installed');
  expect(await runProbe()).toBe(0);
  expect(installations()).toHaveLength(1);
});
