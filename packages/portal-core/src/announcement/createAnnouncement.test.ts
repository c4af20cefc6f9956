import { beforeEach, describe, expect, it } from 'vitest';
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

describe('the announcement', () => {
  it('is loaded once [CALL-8]', async () => {
    expect(announcement.getSnapshot()).toEqual({ status: 'idle' });
    const loading = announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'loading' });
    await Promise.all([loading, announcement.load()]);
    await announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'ready', html: '<p>Maintenance on Sunday</p>' });
    expect(http.calls).toHaveLength(1);
  });

  it.each(['', ' \n ', undefined])('that is %j is none [BANNER-2]', async (body) => {
    http.respond(call, body);
    await announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'ready', html: null });
  });

  it('that could not be loaded has failed with its error', async () => {
    const error = new HttpStatusError(503, null, 'Played by the test.');
    http.respond(call, error);
    await announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'failed', error });
  });

  it('that is longer than 100 KB has failed, and a warning says so [BANNER-6]', async () => {
    http.respond(call, '<p>'.repeat(50_000));
    await announcement.load();
    expect(announcement.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'ContractError' } });
    expect(logger.entries).toMatchObject([{ level: 'warn' }]);
  });

  it('of a session that ended is dropped', async () => {
    const answer = createDeferred<string>();
    http.respond(call, () => answer.promise);
    const loading = announcement.load();
    announcement.reset();
    answer.resolve('<p>Old</p>');
    await loading;
    expect(announcement.getSnapshot()).toEqual({ status: 'idle' });
    http.respond(call, '<p>New</p>');
    await announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'ready', html: '<p>New</p>' });
  });

  it('that was cancelled can be loaded again', async () => {
    http.respond(call, new CancelledError('session-over'));
    await announcement.load();
    expect(announcement.getSnapshot()).toEqual({ status: 'idle' });
    expect(logger.entries).toEqual([]);
  });
});
