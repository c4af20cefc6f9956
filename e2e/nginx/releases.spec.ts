import { createHash } from 'node:crypto';
import { existsSync, globSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NginxSite, RunningNginx } from './support/nginxSite.ts';
import { type ReceivedResponse, exchange } from './support/exchange.ts';
import { type LoadTarget, startLoad } from './support/load.ts';
import { putRelease } from './support/nginxStack.ts';
import { chunk, renamed, untilPage, writeNextBuild } from './support/nextBuild.ts';
import { expect, test } from './support/twoServers.ts';
import { workersOf } from './support/workers.ts';

const DAY_MS = 86_400_000;
const RELOADS = 25;
const KEPT = 6;

/** Checks that the page’s policy names its style. Without that the browser would drop the style. */
function judgePage({ status, headers, body }: ReceivedResponse): string | undefined {
  const style = /<style>([\s\S]*?)<\/style>/.exec(body.toString())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  if (status !== 200 || style === '') return `status ${status}, ${body.length} bytes`;
  return headers['content-security-policy']?.includes(`'sha256-${hash}'`)
    ? undefined
    : 'another page’s policy';
}

function judgeFile({ status, headers, body }: ReceivedResponse): string | undefined {
  return status === 200 && headers['content-length'] === String(body.length) ? undefined : `status ${status}`;
}

const targets: readonly LoadTarget[] = [
  { path: '/services', judge: judgePage },
  { path: chunk, headers: { 'accept-encoding': 'br' }, judge: judgeFile },
  { path: '/assets/portal/config.json', judge: judgeFile },
  { path: '/api/a', judge: ({ body }) => (body.toString() === 'response' ? undefined : 'another response') },
];

/** Reloads, and waits for new workers. */
async function reload(nginx: RunningNginx): Promise<void> {
  const before = workersOf(nginx.pid);
  nginx.reload();
  await expect
    .poll(() => workersOf(nginx.pid).some((pid) => !before.includes(pid)), { intervals: [10] })
    .toBe(true);
}

function switchTo(site: NginxSite, name: string): void {
  const { status, output } = site.run('put-release.sh', [site.site, name]);
  if (status !== 0) throw new Error(output);
}

test('No request fails while nginx reloads repeatedly under load', async ({
  servers: { nginx },
  backend,
}) => {
  test.setTimeout(90_000);
  const download = Promise.withResolvers<ServerResponse>();
  backend.respond = (request, response) => {
    if (request.url === '/api/download') download.resolve(response);
    else setImmediate(() => response.end('response'));
  };
  const received = Promise.withResolvers<string>();
  get(`${nginx.origin}/api/download`, (response) => {
    let text = '';
    response.on('data', (part: Buffer) => (text += part.toString()));
    response.on('end', () => received.resolve(text)).on('error', received.reject);
  });
  const slow = await download.promise;

  const load = startLoad(nginx.origin, targets, { kept: KEPT, fresh: 6 });
  for (let round = 0; round < RELOADS; round += 1) {
    await load.responses(100);
    await reload(nginx);
    slow.write(`${round} `);
  }
  await load.responses(100);
  const { completed, repeated, failures } = await load.stop();
  slow.end('whole');
  console.log(`${RELOADS} reloads: ${completed} requests, ${failures.length} failed, ${repeated} repeated.`);
  expect(failures).toEqual([]);
  expect(completed).toBeGreaterThan(RELOADS * 100);
  // A reload closes an idle connection once. A request sent at that moment is sent again.
  expect(repeated).toBeLessThanOrEqual(RELOADS * KEPT);
  // The request that was in flight all the time finished on its first worker.
  expect(await received.promise).toBe(
    `${Array.from({ length: RELOADS }, (_, round) => round).join(' ')} whole`,
  );
});

test('A new release replaces page and policy together under load, and keeps the files of the old page', async ({
  servers: { nginx, site },
  backend,
}) => {
  backend.respond = (_request, response) => response.end('response');
  const next = writeNextBuild();
  const ask = async (path: string) => (await exchange(nginx.origin, path)).status;
  const load = startLoad(nginx.origin, targets, { kept: 4, fresh: 4 });
  await load.responses(100);
  expect([await ask(chunk), await ask(renamed)]).toEqual([200, 404]);

  putRelease(site, 'second', next);
  // Before any page names them.
  expect([await ask(chunk), await ask(renamed)]).toEqual([200, 200]);
  expect((await exchange(nginx.origin, '/')).body.toString()).not.toContain('.next');
  await reload(nginx);
  await untilPage(nginx, true);
  await load.responses(100);
  expect([await ask(chunk), await ask(renamed)]).toEqual([200, 200]);

  switchTo(site, 'first');
  await reload(nginx);
  await untilPage(nginx, false);
  await load.responses(100);
  expect([await ask(chunk), await ask(renamed)]).toEqual([200, 200]);
  const { failures } = await load.stop();
  expect(failures).toEqual([]);
  rmSync(next, { recursive: true });
});

test('Files that no release has needed for a month are removed; those of the last release stay, however old', ({
  servers: { site },
}) => {
  const kept = (path: string) => join(site.site, 'kept', path);
  const old = new Date(Date.now() - 40 * DAY_MS);
  writeFileSync(kept('assets/gone-Forgotn0.js'), '');
  for (const path of ['assets/gone-Forgotn0.js', chunk]) utimesSync(kept(path), old, old);
  const next = writeNextBuild();
  putRelease(site, 'third', next);
  expect(existsSync(kept('assets/gone-Forgotn0.js'))).toBe(false);
  expect(existsSync(kept(chunk))).toBe(true);
  expect(existsSync(kept(renamed))).toBe(true);
  switchTo(site, 'first');
  rmSync(next, { recursive: true });
});

test.describe('Refusals of put-release.sh', () => {
  const refusals: [name: string, args: (site: string) => string[], reason: RegExp][] = [
    ['a name that is a path', (site) => [site, '../x', site], /no name for a release/],
    ['a name that begins with a dot', (site) => [site, '.x', site], /no name for a release/],
    ['a release that is there already', (site) => [site, 'first', site], /a release first already/],
    ['a folder without a release', (site) => [site, 'empty', site], /holds no release/],
    ['a release that is not there', (site) => [site, 'none'], /no release none/],
    ['nothing', () => [], /Give the site folder/],
  ];
  for (const [name, args, reason] of refusals)
    test(`The script put-release.sh refuses an invalid release and changes nothing: ${name}`, ({
      servers: { site },
    }) => {
      const before = globSync('**', { cwd: site.site });
      const { status, output } = site.run('put-release.sh', args(site.site));
      expect(status).toBe(64);
      expect(output).toMatch(reason);
      expect(globSync('**', { cwd: site.site })).toEqual(before);
    });
});
