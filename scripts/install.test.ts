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
let lock: string;

// A project with two commands, and an `npx` that notes its arguments in place of installing.
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'quayside-door-'));
  const name = createHash('sha256').update(project).digest('hex').slice(0, 16);
  lock = join(tmpdir(), `quayside-install-${name}`);
  for (const folder of ['scripts', 'tools']) mkdirSync(join(project, folder));
  copyFileSync(join(root, 'scripts/run.cjs'), join(project, 'scripts/run.cjs'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ config: { pnpm: '1.2.3' } }));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(project, file), '');
  for (const script of ['probe', 'start']) writeFileSync(join(project, `scripts/${script}.ts`), '');
  useNpx(
    'echo "$@" >> installed; sleep 0.3; mkdir -p node_modules/.pnpm; cp pnpm-lock.yaml node_modules/.pnpm/lock.yaml',
  );
});

afterEach(() => {
  for (const path of [project, lock]) rmSync(path, { recursive: true, force: true });
});

function useNpx(script: string): void {
  const npx = join(project, 'tools/npx');
  writeFileSync(npx, `#!/bin/sh\n${script}\n`);
  chmodSync(npx, 0o755);
}

async function run(script: 'probe' | 'start'): Promise<number> {
  const child = spawn(process.execPath, ['scripts/run.cjs', script], {
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

const full = '-y pnpm@1.2.3 install --frozen-lockfile --config.confirmModulesPurge=false';

test('Commands that start at the same time on a fresh machine install the packages once', async () => {
  expect(await Promise.all([run('probe'), run('probe'), run('probe')])).toEqual([0, 0, 0]);
  expect(installations()).toEqual([full]);
  expect(await run('probe')).toBe(0);
  expect(installations()).toHaveLength(1);
});

test('npm start and the commands after it use one installation, until the lockfile changes', async () => {
  expect([await run('start'), await run('probe'), await run('start')]).toEqual([0, 0, 0]);
  expect(installations()).toEqual([full]);
  writeFileSync(join(project, 'pnpm-lock.yaml'), 'changed');
  expect([await run('start'), await run('probe')]).toEqual([0, 0]);
  expect(installations()).toEqual([full, full]);
});

test('A command installs again after an installation by hand of fewer packages', async () => {
  expect(await run('start')).toBe(0);
  writeFileSync(join(project, 'node_modules/.pnpm/lock.yaml'), 'fewer packages');
  expect(await run('start')).toBe(0);
  expect(installations()).toEqual([full, full]);
});

test('A command that was killed during its installation blocks no other command', async () => {
  const gone = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(gone.pid));
  expect(await run('probe')).toBe(0);
  expect(installations()).toHaveLength(1);
});

test('A failed installation is repeated by the next command', async () => {
  useNpx('exit 1');
  expect(await run('probe')).toBe(1);
  useNpx('echo "$@" >> installed');
  expect(await run('probe')).toBe(0);
  expect(installations()).toHaveLength(1);
});
