import { expect, it, vi } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createDeferred, failureOf } from '../testing/promises.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import { allowedScriptUrl, createScripts, type AppendScript, type Scripts } from './createScripts.ts';
import { createThirdParty } from './createThirdParty.ts';

const url = 'https://vendor.example/chat.js';
const options = {
  baseUrl: 'http://localhost:5173',
  allowedOrigins: ['http://localhost:5173', 'https://vendor.example/'],
};

it.each([
  ['/resources/chat.js', 'http://localhost:5173/resources/chat.js'],
  ['http://localhost:5173/chat.js', 'http://localhost:5173/chat.js'],
  [url, url],
  ['https://VENDOR.example/a/../chat.js', url],
])('The address %s of a script is allowed', (address, expected) => {
  expect(allowedScriptUrl(address, options)).toBe(expected);
});

it.each([
  '',
  ' ',
  'https://evil.example/chat.js',
  'https://vendor.example.evil.example/chat.js',
  'https://vendor.example:8443/chat.js',
  'https://user:secret@vendor.example/chat.js',
  'https://vendor.example@evil.example/chat.js',
  'http://vendor.example/chat.js',
  '//evil.example/chat.js',
  '/\\evil.example/chat.js',
  '/\t/evil.example/chat.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:http://localhost:5173/1',
  'http://[',
])('The address %j of a script is refused', (address) => {
  expect(allowedScriptUrl(address, options)).toBeNull();
});

it('The address of a script must have our own origin without a list, and one of the listed origins with it', () => {
  expect(allowedScriptUrl(url, { baseUrl: options.baseUrl })).toBeNull();
  expect(allowedScriptUrl(url, { ...options, allowedOrigins: ['vendor.example', '*'] })).toBeNull();
  expect(allowedScriptUrl('/x.js', { ...options, allowedOrigins: [] })).toBeNull();
});

function build(append: AppendScript): Scripts & { clock: ManualClock; logger: RecordingLogger } {
  const clock = createManualClock();
  const logger = createRecordingLogger();
  return { clock, logger, ...createScripts(options, { append, clock, logger }) };
}

function failToStop(): void {
  throw new Error('Played by the test.');
}

it('createScripts inserts a script once for all callers, also later ones', async () => {
  const response = createDeferred<void>();
  const append = vi.fn<AppendScript>(() => response.promise);
  const { load } = build(append);
  const loads = [load(url), load(url)];
  response.resolve();
  await Promise.all(loads);
  await load('https://vendor.example/x/../chat.js');
  expect(append).toHaveBeenCalledOnce();
});

it('createScripts fails for all callers of a script that failed, and inserts it again for the next one', async () => {
  const append = vi.fn<AppendScript>().mockRejectedValueOnce(new NetworkError('Played by the test.'));
  const { load } = build(append);
  const failures = await Promise.all([failureOf(load(url)), failureOf(load(url))]);
  expect(failures).toMatchObject([{ name: 'NetworkError' }, { name: 'NetworkError' }]);
  await load(url);
  await load(url);
  expect(append).toHaveBeenCalledTimes(2);
});

it('createScripts gives up a script after 30 s, and aborts it', async () => {
  const append = vi.fn<AppendScript>(() => new Promise(() => undefined));
  const { clock, load } = build(append);
  const failure = failureOf(load(url));
  await clock.advance(30_000);
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
  expect(append.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

it('createScripts refuses and logs a script from another origin, without its address [CHAT-8]', async () => {
  const append = vi.fn<AppendScript>();
  const { logger, load } = build(append);
  const failure = await failureOf(load('https://evil.example/x.js?token=secret'));
  expect(failure).toMatchObject({ name: 'RequestError' });
  expect(append).not.toHaveBeenCalled();
  expect(logger.entries).toMatchObject([{ level: 'error' }]);
  expect(JSON.stringify(logger.entries) + String(failure)).not.toContain('secret');
});

it('createThirdParty logs a third party that cannot be stopped, and continues', async () => {
  const logger = createRecordingLogger();
  const party = createThirdParty(logger);
  await party.begin(
    async () => () => ({ stop: failToStop }),
    () => undefined,
  );
  party.end();
  party.end();
  expect(logger.entries).toHaveLength(1);
});

it('createThirdParty never runs a third party that was stopped while it was prepared', async () => {
  const party = createThirdParty(createRecordingLogger());
  const ready = createDeferred<void>();
  const create = vi.fn<() => { stop(): void }>();
  const settle = vi.fn<() => void>();
  const beginning = party.begin(async () => {
    await ready.promise;
    return create;
  }, settle);
  party.end();
  ready.resolve();
  await beginning;
  expect(create).not.toHaveBeenCalled();
  expect(settle).not.toHaveBeenCalled();
});

it('createThirdParty fails when the third party fails to run, with any thrown value', async () => {
  const party = createThirdParty(createRecordingLogger());
  const settle = vi.fn<(outcome: object) => void>();
  await party.begin(
    async () => () => {
      throw new TypeError('a bug of theirs');
    },
    settle,
  );
  expect(settle.mock.calls).toMatchObject([[{ error: { name: 'UnexpectedError' } }]]);
});
