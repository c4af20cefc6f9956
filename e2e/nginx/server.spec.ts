import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readDockerfile } from '../../tools/harness/deploy/dockerfile.ts';
import { exchange } from './support/exchange.ts';
import { expect, test } from './support/twoServers.ts';

test('Nginx serves when its output is a socket, as under systemd', async ({ servers: { nginx } }) => {
  expect(readlinkSync(`/proc/${nginx.pid}/fd/1`)).toMatch(/^socket:/);
  expect((await exchange(nginx.origin, '/healthz')).status).toBe(200);
});

test('A log that cannot be opened fails the check before the start', ({ servers: { site } }) => {
  for (const action of ['check', 'reload'])
    for (const log of ['/dev/stdout', '/none/access.log', '/proc/version']) {
      const { status, output } = site.run('entry-point.sh', [action], { ACCESS_LOG: log });
      expect.soft(status, `${action} ${log}`).toBe(64);
      expect.soft(output).toMatch(new RegExp(`^portal: ACCESS_LOG is ${log}, which can not be opened.*\\n$`));
    }
});

test('Nginx can log to its output, and keeps logging there after a reload', async ({
  startNginx,
  servers: { site },
}) => {
  const file = `${site.accessLog}.output`;
  writeFileSync(file, '');
  giveToItsUser(file);
  const nginx = await startNginx({ ACCESS_LOG: '/dev/stdout' }, { output: openSync(file, 'a') });
  nginx.reload();
  await exchange(nginx.origin, '/logged/by/the/next');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"/logged/by/the/next"');
});

test('The log can be rotated while nginx runs', async ({ servers: { nginx, site } }) => {
  renameSync(site.accessLog, `${site.accessLog}.1`);
  process.kill(nginx.pid, 'SIGUSR1');
  await expect
    .poll(async () => {
      await exchange(nginx.origin, '/after');
      return existsSync(site.accessLog) ? readFileSync(site.accessLog, 'utf8') : '';
    })
    .toContain('"/after"');
});

test('A working folder that belongs to another user, is open to others or is a link is refused', ({
  servers: { site },
}) => {
  const open = join(dirname(site.accessLog), 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  giveToItsUser(open);
  const link = join(dirname(site.accessLog), 'link');
  symlinkSync('.', link);
  for (const folder of ['/usr', open, link])
    expect.soft(site.run('entry-point.sh', ['check'], { RUN_FOLDER: folder })).toEqual({
      status: 64,
      output: `portal: RUN_FOLDER is ${folder}, which is a link, belongs to another user or can be written by others. Give a folder of its own.\n`,
    });
});

test('The image’s health check uses the address that nginx listens on', ({ servers: { nginx } }) => {
  const check = readDockerfile().stages['portal']?.instructions.find(
    ({ name }) => name === 'HEALTHCHECK',
  )?.rest;
  const ask = (LISTEN: string) =>
    spawnSync('sh', ['-c', check?.replace(/^CMD /, '') ?? 'false'], { env: { ...process.env, LISTEN } })
      .status;
  const { port } = new URL(nginx.origin);
  expect([port, `127.0.0.1:${port}`, `0.0.0.0:${port}`].map(ask)).toEqual([0, 0, 0]);
  expect(ask('127.0.0.1:1')).not.toBe(0);
});

/** Tests may run as root. nginx never runs as root. */
function giveToItsUser(path: string): void {
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
