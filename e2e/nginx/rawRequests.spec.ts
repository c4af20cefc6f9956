import {
  ambiguousTargets,
  noFiles,
  plainTargets,
  slips,
} from '../../apps/portal/server/testing/hostileTargets.ts';
import { rawMethods } from '../../apps/portal/server/testing/rawRequests.ts';
import {
  type RecordingBackend,
  startRecordingBackend,
} from '../../apps/portal/server/testing/recordingBackend.ts';
import { tryRawRequests } from '../../apps/portal/server/testing/tryRawRequests.ts';
import { expectSameResponse } from './support/expectSameResponse.ts';
import { exchange } from './support/exchange.ts';
import { expect, test as base } from './support/twoServers.ts';

const test = base.extend<{ recording: RecordingBackend }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  recording: async ({}, use) => {
    const backend = await startRecordingBackend();
    await use(backend);
    backend.stop();
  },
});

test('An ambiguous request reaches the backend as exactly one request, or is refused and its connection closed', async ({
  startNginx,
  recording,
}) => {
  test.setTimeout(120_000);
  const { origin } = await startNginx({ BACKEND_ORIGIN: recording.origin });
  for (const method of rawMethods) {
    const { failures, ...counts } = await tryRawRequests(origin, recording, method);
    expect.soft(failures, method).toEqual([]);
    expect.soft(counts.refused, method).toBeGreaterThan(30);
    expect.soft(counts.passed > 0, method).toBe(!['TRACE', 'CONNECT', 'SMUGGLE'].includes(method));
  }
});

test('Both servers refuse an ambiguous address and forward an unambiguous one', async ({
  servers: { nginx, portalServer },
  backend,
}) => {
  const reached: string[] = [];
  backend.respond = (request, response) => {
    reached.push(request.url ?? '');
    response.end();
  };
  for (const target of ambiguousTargets)
    expect.soft((await expectSameResponse([nginx.origin, portalServer], target)).status, target).toBe(400);
  expect(reached).toEqual([]);
  for (const target of plainTargets)
    expect.soft((await expectSameResponse([nginx.origin, portalServer], target)).status, target).toBe(200);
  expect(reached).toEqual(plainTargets.flatMap((target) => [target, target]));
});

test('Both servers redirect a page address with several slashes in a row to the one with single slashes', async ({
  servers: { nginx, portalServer },
}) => {
  for (const [target, redirected] of slips)
    for (const server of [nginx.origin, portalServer]) {
      const { status, headers } = await exchange(server, target);
      expect
        .soft([status, headers.location, headers['cache-control']], target)
        .toEqual([308, redirected, 'no-store']);
    }
});

test('Both servers respond 404 to an address that only looks like a built file’s', async ({
  servers: { nginx, portalServer },
}) => {
  for (const target of noFiles)
    expect.soft((await expectSameResponse([nginx.origin, portalServer], target)).status, target).toBe(404);
});

test('Both servers refuse a body on a method that has none, and a method that they do not forward', async ({
  servers: { nginx, portalServer },
}) => {
  for (const path of ['/', '/api/a', '/assets/portal/config.json'])
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const one = { method, body: 'a', headers: { 'content-length': '1' } };
      expect.soft((await expectSameResponse([nginx.origin, portalServer], path, one)).status, path).toBe(400);
    }
  for (const path of ['/', '/api/a'])
    for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
      const { status } = await expectSameResponse([nginx.origin, portalServer], path, { method });
      expect.soft(status, `${method} ${path}`).toBe(405);
    }
});
