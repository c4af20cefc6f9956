import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../settings.ts';

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

const entryPoint = read('nginx/entry-point.sh');
const unit = read('nginx/quayside-portal.service');
const guide = read('README.md');
/** Where the scripts are put, on a server as in the image. */
const FOLDER = '/usr/local/lib/quayside';

/** The default of a variable of entry-point.sh. */
function fallback(name: string): string {
  return new RegExp(`^${name}=\\$\\{${name}:-(.*)\\}$`, 'm').exec(entryPoint)?.[1] ?? 'none';
}

/** A line of the unit. */
function line(name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
}

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd takes the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-unit-'));
  const file = join(folder, 'quayside-portal.service');
  // The scripts need not be installed here.
  writeFileSync(file, unit.replaceAll(`${FOLDER}/`, join(root, 'deploy/nginx/')));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stdout + stderr]).toEqual([0, '']);
});

test('the unit runs actions that there are, and lets it write where it writes', () => {
  const known = /^(serve.*)\) ;;$/m.exec(entryPoint)?.[1]?.split(' | ');
  for (const name of ['ExecStartPre', 'ExecStart', 'ExecReload']) {
    const [command, action] = line(name)?.split(' ') ?? [];
    expect(command).toBe(`${FOLDER}/entry-point.sh`);
    expect(known).toContain(action);
  }
  expect(`/run/${line('RuntimeDirectory')}`).toBe(fallback('RUN_FOLDER'));
  expect(`/var/log/${line('LogsDirectory')}`).toBe(dirname(fallback('ACCESS_LOG')));
  expect(read('nginx/quayside-portal.logrotate')).toContain(`${dirname(fallback('ACCESS_LOG'))}/*.log {`);
});

test('the example of its environment holds settings that there are, and all that must be given', () => {
  const names = [...read('nginx/portal.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  for (const name of names) expect(fallback(name)).not.toBe('none');
  expect(names).toEqual(expect.arrayContaining(['PORTAL_ORIGIN', 'IDENTITY_ORIGIN', 'BACKEND_ORIGIN']));
});

test('the guide names every setting with its default', () => {
  const settings = [...entryPoint.matchAll(/^([A-Z_]+)=\$\{\1:-(.*)\}$/gm)];
  expect(settings.length).toBeGreaterThan(10);
  for (const [, name = '', value = ''] of settings) {
    const row = guide.split('\n').find((text) => text.startsWith('| `') && text.includes(`\`${name}\``));
    expect.soft(row, name).toContain(value === '' ? name : `\`${value}\``);
  }
});

test('the guide and the unit speak of the same places', () => {
  for (const place of [FOLDER, line('EnvironmentFile') ?? 'none', `${line('User')}`])
    expect(guide).toContain(place);
  expect(guide).toContain(fallback('CONFIG_FILE'));
});
