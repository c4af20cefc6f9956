import { StrictMode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineCall } from '../calls/index.ts';
import { createHttpClient } from '../http/createHttpClient.ts';
import type { HttpClient } from '../http/ports.ts';
import { isHttpStatusError, isServiceUnavailable } from '../base/errors/errors.ts';
import { createMaintenance } from '../maintenance/createMaintenance.ts';
import { createToasts } from '../toasts/createToasts.ts';
import { createFakeBrowser, type FakeBrowser } from '../testing/fakeBrowser.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { SignedInProvider, type SignedInServices } from './SignedInProvider.tsx';
import { useAction, type SendableCall, type UseActionOptions, type UseActionResult } from './useAction.ts';
import { useBlockedPage } from './useMaintenance.ts';
import { useResource, type ReadableCall, type UseResourceResult } from './useResource.ts';

const schema = v.object({ url: v.string(), count: v.number() });
type Data = v.InferOutput<typeof schema>;

interface Ask {
  page: number | null;
  keepPrevious?: boolean;
  pollMs?: number;
}

let services: SignedInServices;
let http: HttpClient;
let clock: ManualClock;
let browser: FakeBrowser;
let root: Root;
let results: UseResourceResult<Data>[];
let actions: UseActionResult<{ name: string }, unknown>[];
let urls: string[];
let failing: boolean;
let failureStatus: number;
let release: (() => void)[];
let aborted: number;

/** A server that responds when the test releases the response. */
function respondLater(request: Request): Promise<Response> {
  const url = request.url.replace('http://portal.test', '');
  if (!browser.isOnline()) return Promise.reject(new TypeError('Failed to fetch'));
  urls.push(url);
  const count = urls.length;
  return new Promise((resolve, reject) => {
    request.signal.addEventListener('abort', () => {
      aborted += 1;
      reject(new DOMException('Aborted', 'AbortError'));
    });
    release.push(() => resolve(Response.json({ url, count }, { status: failing ? failureStatus : 200 })));
  });
}

async function respondToAll(): Promise<void> {
  await act(async () => {
    for (const respond of release.splice(0)) respond();
    // Reading a body takes the browser a few turns.
    await expect.poll(() => http.cache.inspect().length + Number(failing)).toBeGreaterThan(0);
  });
}

const getThings: ReadableCall<{ page?: number }, Data> = {
  request: (params) => ({ path: '/core/things', params, schema }),
};

function Watcher({ page, ...options }: Ask): null {
  results.push(useResource(getThings, page === null ? null : { page }, options));
  return null;
}

async function show(ask: Ask): Promise<void> {
  await act(async () =>
    root.render(
      <StrictMode>
        <SignedInProvider services={services}>
          <Watcher {...ask} />
        </SignedInProvider>
      </StrictMode>,
    ),
  );
}

const last = (): UseResourceResult<Data> | undefined => results.at(-1);
const rest = (): Promise<void> =>
  act(async () => {
    await expect
      .poll(() => last())
      .toMatchObject({ isStale: false, status: expect.stringMatching(/ready|failed/) });
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', respondLater);
  const epoch = { id: 1, signal: new AbortController().signal };
  const tokens = {
    getEpoch: () => epoch,
    peekAccessToken: () => 'token',
    getAccessToken: async () => 'token',
    reportAuthorizedResponse: () => undefined,
  };
  clock = createManualClock();
  http = createHttpClient({ baseUrl: 'http://portal.test' }, { tokens, clock });
  browser = createFakeBrowser();
  services = {
    http,
    platform: { clock, browser, deviceStorage: createMemoryStorage() },
  } as Partial<SignedInServices> as SignedInServices;
  root = createRoot(document.createElement('div'));
  [results, actions, urls, release, failing, failureStatus, aborted] = [[], [], [], [], false, 500, 0];
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('useResource loads with one request, also under StrictMode', async () => {
  await show({ page: 1 });
  expect(last()).toMatchObject({ status: 'loading', data: undefined });
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ status: 'ready', data: { url: '/core/things?page=1' } });
  expect(urls).toHaveLength(1);
  expect(aborted).toBe(0);
});

it('useResource shows cached data in the first render', async () => {
  const loaded = http.get('/core/things', { params: { page: 1 }, schema });
  await expect.poll(() => release).toHaveLength(1);
  await respondToAll();
  await loaded;
  await show({ page: 1 });
  expect(results[0]).toMatchObject({ status: 'ready', isStale: false });
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['ready']));
  expect(urls).toHaveLength(1);
});

it('useResource keeps the previous data while the next loads, with keepPrevious', async () => {
  await show({ page: 1, keepPrevious: true });
  await respondToAll();
  await rest();
  results = [];
  await show({ page: 2, keepPrevious: true });
  expect(last()).toMatchObject({ status: 'ready', isStale: true, data: { url: '/core/things?page=1' } });
  expect(results.map(({ status }) => status)).not.toContain('loading');
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ data: { url: '/core/things?page=2' } });
  await show({ page: 3 });
  expect(last()).toMatchObject({ status: 'loading', data: undefined });
});

it('useResource aborts the request of the previous input and ignores its late response', async () => {
  await show({ page: 1 });
  await show({ page: 2 });
  expect(aborted).toBe(1);
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ data: { url: '/core/things?page=2' } });
});

it('useResource aborts its request when its component unmounts', async () => {
  await show({ page: 1 });
  await act(async () => root.render(null));
  expect(aborted).toBe(1);
});

it('useResource loads again after a write that invalidates it', async () => {
  await show({ page: 1 });
  await respondToAll();
  await rest();
  await act(async () => {
    const writing = http.post('/core/things', {}, { invalidates: ['/core/things'] });
    await expect.poll(() => release).toHaveLength(1);
    for (const respond of release.splice(0)) respond();
    await writing;
  });
  expect(last()).toMatchObject({ isStale: true, data: { count: 1 } });
  await expect.poll(() => release).toHaveLength(1);
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ data: { count: 3 } });
});

it('useResource returns the failure, and refetch retries', async () => {
  failing = true;
  await show({ page: 1 });
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ status: 'failed', error: { name: 'HttpStatusError' } });
  failing = false;
  await act(async () => void last()?.refetch());
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ status: 'ready' });
});

it('useResource loads once more automatically when the device is online again', async () => {
  browser.setOnline(false);
  await show({ page: 1 });
  // Past the client's own repetitions.
  await expect
    .poll(async () => {
      await act(() => clock.advance(10_000));
      return last()?.status;
    })
    .toBe('failed');
  expect(last()).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
  await act(async () => browser.setOnline(true));
  await expect.poll(() => release).toHaveLength(1);
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ status: 'ready', data: { url: '/core/things?page=1' } });
  await act(async () => browser.setOnline(true));
  expect(urls).toHaveLength(1);
});

it('useResource polls past the cache while it is shown, and stops with its component', async () => {
  await show({ page: 1, pollMs: 20_000 });
  await respondToAll();
  await rest();
  await act(() => clock.advance(20_000));
  expect(urls).toHaveLength(2);
  await respondToAll();
  await rest();
  expect(last()).toMatchObject({ data: { count: 2 } });
  await act(async () => root.render(null));
  await clock.advance(60_000);
  expect(urls).toHaveLength(2);
});

it('useResource fails without a request when the input cannot be sent', async () => {
  const getThing = defineCall('getDocument', { responseType: 'blob' });
  function Detail(): null {
    failures.push(useResource(getThing, { path: { name: '' } }));
    return null;
  }
  const failures: UseResourceResult<unknown>[] = [];
  await act(async () =>
    root.render(
      <SignedInProvider services={services}>
        <Detail />
      </SignedInProvider>,
    ),
  );
  expect(failures.at(-1)).toMatchObject({ status: 'failed', error: { name: 'RequestError' } });
  expect(urls).toEqual([]);
});

it('useResource requests nothing for a null input', async () => {
  await show({ page: null });
  expect(last()).toMatchObject({ status: 'idle' });
  await show({ page: 1 });
  expect(urls).toHaveLength(1);
});

function BlockedPage(): null {
  const resource = useResource(getThings, {});
  useBlockedPage(isServiceUnavailable(resource.error), resource.refetch);
  results.push(resource);
  return null;
}

it('A page blocked by its resource keeps the unavailable screen while it retries, at growing intervals', async () => {
  const maintenance = createMaintenance({}, { clock: createManualClock() });
  const seen: unknown[] = [];
  maintenance.subscribe(() => seen.push(maintenance.getSnapshot()));
  services = { ...services, maintenance };
  [failing, failureStatus] = [true, 504];
  await act(async () =>
    root.render(
      <StrictMode>
        <SignedInProvider services={services}>
          <BlockedPage />
        </SignedInProvider>
      </StrictMode>,
    ),
  );
  await respondToAll();
  await rest();
  expect(maintenance.getSnapshot()).toMatchObject({ status: 'waiting', secondsLeft: 15, tries: 0 });
  seen.length = 0;
  for (const fails of [true, true, false]) {
    failing = fails;
    let trying: Promise<void> = Promise.resolve();
    await act(async () => {
      trying = maintenance.retry();
      await expect.poll(() => release).toHaveLength(1);
    });
    expect(last()).toMatchObject({ status: 'failed', isStale: true });
    expect(maintenance.getSnapshot()).toMatchObject({ status: 'retrying' });
    await respondToAll();
    await act(() => trying);
  }
  expect(last()).toMatchObject({ status: 'ready' });
  expect(seen).toMatchObject([
    { status: 'retrying', tries: 1 },
    { status: 'waiting', secondsLeft: 30, tries: 1 },
    { status: 'retrying', tries: 2 },
    { status: 'waiting', secondsLeft: 60, tries: 2 },
    { status: 'retrying', tries: 3 },
    { status: 'available' },
  ]);
});

const save: SendableCall<{ name: string }, unknown> = {
  send: (client, input) => client.put('/core/things', input),
};

const textOfError = (error: unknown): string => `Not renamed: ${isHttpStatusError(error, 500)}.`;

function Form(options: UseActionOptions): null {
  actions.push(useAction(save, options));
  return null;
}

const lastAction = (): UseActionResult<{ name: string }, unknown> => {
  const action = actions.at(-1);
  if (action === undefined) throw new Error('The hook never ran.');
  return action;
};

it('useAction sends its input, and its commands keep their identity', async () => {
  await act(async () =>
    root.render(
      <StrictMode>
        <SignedInProvider services={services}>
          <Form />
        </SignedInProvider>
      </StrictMode>,
    ),
  );
  const { run, reset } = lastAction();
  expect(lastAction().state).toEqual({ status: 'idle' });
  let running: Promise<unknown> = Promise.resolve();
  await act(async () => {
    running = lastAction().run({ name: 'Fibre' });
  });
  expect(lastAction().state).toEqual({ status: 'running' });
  await act(async () => {
    await expect.poll(() => release).toHaveLength(1);
    for (const respond of release.splice(0)) respond();
    await running;
  });
  expect(lastAction().state).toMatchObject({ status: 'done', value: { url: '/core/things' } });
  expect(lastAction().run).toBe(run);
  act(() => reset());
  expect(lastAction().state).toEqual({ status: 'idle' });
});

it.each([
  ['shown in a toast', {}, ['This could not be done. Try again in a few minutes. 1']],
  ['shown in a toast with its own text', { failedText: 'Not renamed.' }, ['Not renamed. 1']],
  ['shown in a toast that depends on the error', { failedText: textOfError }, ['Not renamed: true. 1']],
  ['left to the caller, which shows it in place', { failure: 'in-place' as const }, []],
])(
  'A useAction that fails is %s, once however often it was clicked',
  async (_how, options, expectedToasts) => {
    const toasts = createToasts();
    failing = true;
    await act(async () =>
      root.render(
        <SignedInProvider services={{ ...services, toasts }}>
          <Form {...options} />
        </SignedInProvider>,
      ),
    );
    await act(async () => {
      const { run } = lastAction();
      const clicks = [run({ name: 'Fibre' }), run({ name: 'Fibre' })];
      await expect.poll(() => release).toHaveLength(1);
      for (const respond of release.splice(0)) respond();
      await Promise.all(clicks);
    });
    expect(lastAction().state).toMatchObject({ status: 'failed' });
    expect(toasts.getSnapshot().toasts.map(({ text, count }) => `${text} ${count}`)).toEqual(expectedToasts);
  },
);
