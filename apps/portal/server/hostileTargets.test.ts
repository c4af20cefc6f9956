import { afterAll, beforeAll, expect, test } from 'vitest';
import { ambiguousTargets, noFiles, plainTargets, slips } from './testing/hostileTargets.ts';
import { type RecordingBackend, startRecordingBackend } from './testing/recordingBackend.ts';
import { type RawResponse, sendRaw } from './testing/rawSocket.ts';
import { type StartedPortal, startPortal } from './testing/startPortal.ts';

let backend: RecordingBackend;
let portal: StartedPortal;

beforeAll(async () => {
  backend = await startRecordingBackend();
  portal = await startPortal(backend.origin);
});

afterAll(() => {
  portal.stop();
  backend.stop();
});

async function rawGet(target: string): Promise<RawResponse> {
  backend.requests.length = 0;
  const head = `GET ${target} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`;
  return await sendRaw(portal.origin, head);
}

async function statusOf(target: string): Promise<number | undefined> {
  return (await rawGet(target)).statuses[0];
}

test.each(ambiguousTargets)(
  'The server refuses the ambiguous address %s, which never reaches the backend [CALL-18]',
  async (target) => {
    expect(await statusOf(target)).toBe(400);
    expect(backend.requests).toEqual([]);
  },
);

test.each(slips)('The server redirects %s to %s [CALL-18]', async (target, redirected) => {
  const { statuses, text } = await rawGet(target);
  expect([statuses, /^location: (.*)\r$/im.exec(text)?.[1]]).toEqual([[308], redirected]);
  expect(backend.requests).toEqual([]);
});

test('Only a page that is read is redirected [CALL-18]', async () => {
  const head = 'Host: portal.example\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx';
  for (const method of ['GET', 'POST'])
    expect((await sendRaw(portal.origin, `${method} //support HTTP/1.1\r\n${head}`)).statuses).toEqual([400]);
});

test('The server refuses a target that names another host', async () => {
  expect(await statusOf('http://evil.example/api/a')).toBe(400);
  expect(backend.requests).toEqual([]);
});

test.each(noFiles)('The address %s, which is not a built file, is a 404', async (target) => {
  expect(await statusOf(target)).toBe(404);
});

test.each(plainTargets)(
  'The unambiguous address %s reaches the backend unchanged [CALL-18]',
  async (target) => {
    expect(await statusOf(target)).toBe(200);
    expect(backend.requests.map((request) => request.target)).toEqual([target]);
  },
);
