import { beforeEach, expect, it } from 'vitest';
import { CancelledError, HttpStatusError } from '../base/errors/errors.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createAnnouncement, type Announcement } from './createAnnouncement.ts';

const call = 'GET /core/rest/portal-wide-message';
let http: FakeHttpClient;
let logger = createRecordingLogger();
let announcement: Announcement;

beforeEach(() => {
  http = createFakeHttpClient({ [call]: '<p>Maintenance on Sunday</p>' });
  logger = createRecordingLogger();
  announcement = createAnnouncement({}, { http, logger });
});

it('createAnnouncement loads once [CALL-8]', async () => {
  expect(announcement.getSnapshot()).toEqual({ status: 'idle' });
  const loading = announcement.load();
  expect(announcement.getSnapshot()).toEqual({ status: 'loading' });
  await Promise.all([loading, announcement.load()]);
  await announcement.load();
  expect(announcement.getSnapshot()).toEqual({ status: 'ready', html: '<p>Maintenance on Sunday</p>' });
  expect(http.calls).toHaveLength(1);
});

it.each(['', ' \n ', undefined])(
  'createAnnouncement reads %j as no announcement [BANNER-2]',
  async (body) => {
    http.respond(call, body);
    await announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'ready', html: null });
  },
);

it('createAnnouncement fails with the error when loading fails', async () => {
  const error = new HttpStatusError(503, null, 'Played by the test.');
  http.respond(call, error);
  await announcement.load();
  expect(announcement.getSnapshot()).toEqual({ status: 'failed', error });
});

it('createAnnouncement fails on an announcement longer than 100 KB, with a warning [BANNER-6]', async () => {
  http.respond(call, '<p>'.repeat(50_000));
  await announcement.load();
  expect(announcement.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'ContractError' } });
  expect(logger.entries).toMatchObject([{ level: 'warn' }]);
});

it('createAnnouncement drops a response from an ended session', async () => {
  const response = createDeferred<string>();
  http.respond(call, () => response.promise);
  const loading = announcement.load();
  announcement.reset();
  response.resolve('<p>Old</p>');
  await loading;
  expect(announcement.getSnapshot()).toEqual({ status: 'idle' });
  http.respond(call, '<p>New</p>');
  await announcement.load();
  expect(announcement.getSnapshot()).toEqual({ status: 'ready', html: '<p>New</p>' });
});

it('createAnnouncement is idle again after a cancelled load, and logs nothing', async () => {
  http.respond(call, new CancelledError('session-over'));
  await announcement.load();
  expect(announcement.getSnapshot()).toEqual({ status: 'idle' });
  expect(logger.entries).toEqual([]);
});
