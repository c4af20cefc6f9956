import { beforeEach, expect, it } from 'vitest';
import { CancelledError, NetworkError } from '../base/errors/errors.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createMarketingContent, type MarketingContent } from './createMarketingContent.ts';

const content = 'GET /notices/marketing-notification/content';
let http: FakeHttpClient;
let logger = createRecordingLogger();
let marketing: MarketingContent;

beforeEach(() => {
  http = createFakeHttpClient({ [content]: '<p>News</p>' });
  logger = createRecordingLogger();
  marketing = createMarketingContent({ path: '/notices' }, { http, logger });
});

it('The marketing message and its banner come from the path of the notifications', async () => {
  expect(marketing.logoPath).toBe('/notices/marketing-notification/logo');
  expect(marketing.getSnapshot()).toEqual({ status: 'idle' });
  await marketing.load();
  expect(marketing.getSnapshot()).toEqual({ status: 'ready', html: '<p>News</p>' });
});

it('The marketing message has its banner at the identity service by default', () => {
  expect(createMarketingContent({}, { http, logger }).logoPath).toBe(
    '/api/identity/rest/global-notification/notifications/marketing-notification/logo',
  );
});

it('The marketing message loads once, however often it is requested', async () => {
  const loading = marketing.load();
  expect(marketing.getSnapshot()).toEqual({ status: 'loading' });
  await Promise.all([loading, marketing.load()]);
  await marketing.load();
  expect(http.calls).toHaveLength(1);
});

it('The marketing message is empty when the server has none', async () => {
  http.respond(content, undefined);
  await marketing.load();
  expect(marketing.getSnapshot()).toEqual({ status: 'ready', html: '' });
});

it('The marketing message loads again after a failure and after a cancelled call', async () => {
  const error = new NetworkError('Played by the test.');
  http.respond(content, error);
  await marketing.load();
  expect(marketing.getSnapshot()).toEqual({ status: 'error', error, message: null });
  http.respond(content, new CancelledError('session-over'));
  await marketing.load();
  expect(marketing.getSnapshot()).toEqual({ status: 'idle' });
  http.respond(content, '<p>News</p>');
  await marketing.load();
  expect(marketing.getSnapshot()).toMatchObject({ status: 'ready' });
});

it('A marketing message longer than 100 KB is an error without a server message, with a warning [MARKETING-11]', async () => {
  http.respond(content, '<p>'.repeat(50_000));
  await marketing.load();
  expect(marketing.getSnapshot()).toMatchObject({
    status: 'error',
    error: { name: 'ContractError' },
    message: null,
  });
  expect(logger.entries).toMatchObject([{ level: 'warn' }]);
});

it.each<[string, () => void, object]>([
  ['it is forgotten', () => marketing.reset(), { status: 'idle' }],
  [
    'a writer looks at a banner',
    () => marketing.preview({ image: '/draft.png' }),
    { status: 'preview', html: null, image: '/draft.png' },
  ],
])('A marketing message that arrives after %s is dropped', async (_name, overtake, expected) => {
  const response = createDeferred<string>();
  http.respond(content, () => response.promise);
  const loading = marketing.load();
  overtake();
  response.resolve('<p>Late</p>');
  await loading;
  expect(marketing.getSnapshot()).toEqual(expected);
});
