import { HttpStatusError, NetworkError, type HttpClient } from '@quayside/portal-core';
import { createFakeBrowser, createFakeHttpClient, createManualClock } from '@quayside/portal-core/testing';
import { beforeEach, expect, it } from 'vitest';
import type { Attachment } from './api.ts';
import { createUploads, type Uploads } from './createUploads.ts';

interface Sent {
  readonly name: unknown;
  readonly signal: AbortSignal | undefined;
  report(share: number): void;
  finish(attachment: Attachment | Error): void;
}

const clock = createManualClock();
let sent: Sent[];
let uploads: Uploads;

function createUploadClient(): HttpClient {
  return {
    ...createFakeHttpClient(),
    post: (_path: string, _body: unknown, options?: Parameters<HttpClient['post']>[2]) =>
      new Promise((resolve, reject) => {
        sent.push({
          name: options?.params?.['name'],
          signal: options?.signal,
          report: (share) => options?.onUploadProgress?.(share),
          finish: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
        });
      }),
  };
}

const file = (name: string): File => new File(['abc'], name);
const attachment = (name: string): Attachment => ({
  id: `AT-${name}`,
  name,
  size: 3,
  mediaType: 'text/plain',
  scan: 'clean',
});
const states = (): unknown[] => uploads.getSnapshot().map(({ state }) => state.status);
const settle = (): Promise<void> => clock.advance(0);

beforeEach(() => {
  sent = [];
  uploads = createUploads({ http: createUploadClient(), platform: { clock, browser: createFakeBrowser() } });
});

it('Two files are uploaded at a time, and the next one begins when one has ended [CONV-8]', async () => {
  uploads.add([file('a'), file('b'), file('c')]);
  expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
  sent[0]?.report(0.4);
  expect(uploads.getSnapshot()[0]?.state).toEqual({ status: 'uploading', share: 0.4 });
  sent[0]?.finish(attachment('a'));
  await settle();
  expect(states()).toEqual(['attached', 'uploading', 'uploading']);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it('A file that is removed stops its upload and makes room for the next [CONV-8]', async () => {
  uploads.add([file('a'), file('b'), file('c')]);
  uploads.remove('upload-1');
  expect(sent[0]?.signal?.aborted).toBe(true);
  sent[0]?.finish(new NetworkError('Aborted.'));
  await settle();
  expect(uploads.getSnapshot().map(({ name }) => name)).toEqual(['b', 'c']);
  expect(states()).toEqual(['uploading', 'uploading']);
});

it('A file that failed says why and can be uploaded again [CONV-8]', async () => {
  uploads.add([file('a')]);
  sent[0]?.finish(new HttpStatusError(413, null, 'Played by the test.'));
  await settle();
  expect(uploads.getSnapshot()[0]?.state).toEqual({
    status: 'failed',
    reason: 'The file is larger than 20 MB. Choose a smaller one.',
  });
  uploads.retry('upload-1');
  sent[1]?.finish(attachment('a'));
  await settle();
  expect(states()).toEqual(['attached']);
});

it('A message waits until no file is waiting or being uploaded [CONV-8]', async () => {
  let isSettled = false;
  uploads.add([file('a'), file('b'), file('c')]);
  const waiting = uploads.settled().finally(() => {
    isSettled = true;
  });
  sent[0]?.finish(attachment('a'));
  sent[1]?.finish(new NetworkError('Played by the test.'));
  await settle();
  expect(isSettled).toBe(false);
  sent[2]?.finish(attachment('c'));
  await waiting;
  expect(states()).toEqual(['attached', 'failed', 'attached']);
});
