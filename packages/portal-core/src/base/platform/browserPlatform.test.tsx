import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred, failureOf } from '../../testing/promises.ts';
import { createBrowserPage } from './browserPage.ts';
import { createBrowserStorage } from './browserStorage.ts';
import { createSystemClock } from './clock.ts';
import { createBrowserPlatform } from './createBrowserPlatform.ts';
import { createSilentFrame } from './silentFrame.ts';
import { createTabChannel } from './tabChannel.ts';

/** A page of our own origin that posts a message to its parent. */
function pageThatPosts(message: string): string {
  const html = `<script>parent.postMessage(${message}, '*')</script>`;
  return URL.createObjectURL(new Blob([html], { type: 'text/html' }));
}

/** Whether the page may be left without a question. */
const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const frames = (): number => document.querySelectorAll('iframe').length;

it('The silent frame resolves with the address that its page posts, and is removed', async () => {
  const before = frames();
  const { signal } = new AbortController();
  const page = pageThatPosts(
    `{ source: 'oidc-client', url: 'https://portal.example/?code=x', keepOpen: false }`,
  );
  await expect(createSilentFrame()(page, { signal })).resolves.toBe('https://portal.example/?code=x');
  expect(frames()).toBe(before);
});

it('The silent frame ignores messages of other frames and of another shape', async () => {
  const before = frames();
  const controller = new AbortController();
  const received = createDeferred<void>();
  let messages = 0;
  const count = (): void => {
    messages += 1;
    if (messages === 2) received.resolve();
  };
  window.addEventListener('message', count);
  const answer = failureOf(
    createSilentFrame()(pageThatPosts(`{ source: 'other', url: '/' }`), { signal: controller.signal }),
  );
  window.postMessage({ source: 'oidc-client', url: 'https://evil.example' }, location.origin);
  await received.promise;
  window.removeEventListener('message', count);
  controller.abort(new Error('out of time'));
  expect(await answer).toMatchObject({ message: 'out of time' });
  expect(frames()).toBe(before);
});

it('The silent frame does not open when its signal is aborted already', async () => {
  const before = frames();
  const signal = AbortSignal.abort(new Error('out of time'));
  expect(await failureOf(createSilentFrame()('about:blank', { signal }))).toMatchObject({
    message: 'out of time',
  });
  expect(frames()).toBe(before);
});

describe('the browser storage', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it('The browser storage stores values as the browser does', () => {
    const storage = createBrowserStorage(() => sessionStorage);
    expect(storage.set('a', '1')).toBe(true);
    expect(sessionStorage.getItem('a')).toBe('1');
    expect([storage.get('a'), storage.get('b'), storage.keys()]).toEqual(['1', null, ['a']]);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('The browser storage keeps values in memory when the browser refuses', () => {
    const storage = createBrowserStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.set('a', '1')).toBe(false);
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([null, []]);
  });
});

it('The browser page replaces its address without a history entry', () => {
  const page = createBrowserPage();
  const { pathname, search, hash } = page.location();
  const entries = history.length;
  page.replaceAddress('/support?tab=open#latest');
  expect(page.location()).toEqual({ pathname: '/support', search: '?tab=open', hash: '#latest' });
  expect(history.length).toBe(entries);
  page.replaceAddress(pathname + search + hash);
  expect(page.origin).toBe(location.origin);
  expect(page.isOnline()).toBe(true);
});

it('The browser page reports a return from the back-forward cache only', () => {
  const restored = vi.fn<() => void>();
  const end = createBrowserPage().onRestored(restored);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(restored).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  end();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(restored).toHaveBeenCalledTimes(1);
});

describe('Browser.onFocus', () => {
  afterEach(() => vi.restoreAllMocks());

  it('The browser page’s onFocus reports focus and visibility, and nothing while the page is hidden', () => {
    const received = vi.fn<() => void>();
    const end = createBrowserPage().onFocus(received);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(received).toHaveBeenCalledTimes(2);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(received).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
    end();
    window.dispatchEvent(new Event('focus'));
    expect(received).toHaveBeenCalledTimes(2);
  });
});

it('The browser page reports when the connection goes and comes back', () => {
  const received = vi.fn<() => void>();
  const end = createBrowserPage().onConnectionChange(received);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  end();
  window.dispatchEvent(new Event('online'));
  expect(received).toHaveBeenCalledTimes(2);
});

it('The browser page asks before leaving only while `mustAsk` returns true', () => {
  let mustAsk = true;
  const end = createBrowserPage().askBeforeLeaving(() => mustAsk);
  expect(leave()).toBe(false);
  mustAsk = false;
  expect(leave()).toBe(true);
  mustAsk = true;
  end();
  expect(leave()).toBe(true);
});

it('The tab channel reaches the other tabs, but not its own', async () => {
  const [mine, other] = [createTabChannel('test'), createTabChannel('test')];
  const own = vi.fn<(message: unknown) => void>();
  const received = createDeferred<unknown>();
  mine.subscribe(own);
  other.subscribe(received.resolve);
  mine.post({ type: 'hello' });
  await expect(received.promise).resolves.toEqual({ type: 'hello' });
  expect(own).not.toHaveBeenCalled();
  mine.close();
  other.close();
});

it('createBrowserPlatform returns every port, with a running clock', async () => {
  const platform = createBrowserPlatform({ channelName: 'test' });
  const clock = createSystemClock();
  const before = clock.monotonic();
  await new Promise<void>((resolve) => {
    platform.clock.setTimeout(resolve, 5);
  });
  expect(clock.monotonic()).toBeGreaterThan(before);
  expect(Math.abs(platform.clock.now() - Date.now())).toBeLessThan(1_000);
  await expect(platform.fetch('data:text/plain,hi').then((response) => response.text())).resolves.toBe('hi');
  platform.channel.close();
});
