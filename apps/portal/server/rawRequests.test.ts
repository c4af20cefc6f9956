import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer } from './portalServer.ts';
import { rawMethods } from './testing/rawRequests.ts';
import { type RecordingBackend, startRecordingBackend } from './testing/recordingBackend.ts';
import { tryRawRequests } from './testing/tryRawRequests.ts';

const config = {
  KEYCLOAK_URL: 'https://id.example',
  KEYCLOAK_REALM: 'quayside',
  KEYCLOAK_CLIENT_ID: 'portal',
  ENVIRONMENT: 'demo',
};
let dist: string;
let backend: RecordingBackend;
let portal: Server;
let origin: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'portal-raw-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><div id="root"></div>');
  backend = await startRecordingBackend();
  portal = createPortalServer({ distFolder: dist, backendOrigin: backend.origin, config });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});

afterAll(() => {
  portal.close();
  portal.closeAllConnections();
  backend.stop();
  rmSync(dist, { recursive: true });
});

test.each(rawMethods)(
  'a %s request that two servers could read differently reaches the backend as the one request it is, or is refused and its connection closed',
  async (method) => {
    const { failures, ...counts } = await tryRawRequests(origin, backend, method);
    if (process.env['RAW_COUNTS']) console.log(method, counts, failures.length);
    expect(failures).toEqual([]);
  },
  120_000,
);
