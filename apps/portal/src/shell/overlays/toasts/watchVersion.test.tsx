import { createUnsavedWork } from '@quayside/portal-core/drafts';
import {
  createFakeBrowser,
  createManualClock,
  createMemoryStorage,
  createRecordingLogger,
  createScriptedSession,
} from '@quayside/portal-core/testing';
import { createToasts } from '@quayside/portal-core/toasts';
import { afterEach, expect, it, vi } from 'vitest';
import { watchVersion } from './watchVersion.ts';

afterEach(() => vi.unstubAllGlobals());

const lookAgain = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

/** Plays a portal with a form in it, after a deployment. */
function afterDeployment() {
  const [clock, browser, toasts] = [createManualClock(), createFakeBrowser(), createToasts()];
  const [session, tabStorage] = [createScriptedSession(), createMemoryStorage()];
  const logger = createRecordingLogger();
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  session.signIn();
  unsavedWork.start();
  unsavedWork.register('case', { read: () => 'Since Monday', restore: () => false });
  const ask = vi.fn<() => Promise<Response>>(
    async () => new Response('<script type="module" src="/assets/index-new.js"></script>'),
  );
  vi.stubGlobal('fetch', ask);
  watchVersion({ toasts, clock, unsavedWork, browser });
  return { clock, browser, toasts, tabStorage, ask };
}

it('a new version is reloaded into with what is typed kept, and without the browser’s question [NOTICE-1]', async () => {
  const { clock, browser, toasts, tabStorage } = afterDeployment();
  await clock.advance(300_000);
  lookAgain();
  await expect
    .poll(() => toasts.getSnapshot().toasts.map(({ title }) => title))
    .toEqual(['A new version is available']);
  expect(browser.asksBeforeLeaving()).toBe(true);
  expect(browser.reloads()).toBe(0);
  toasts.getSnapshot().toasts[0]?.action?.onAction();
  expect(browser.reloads()).toBe(1);
  expect(browser.asksBeforeLeaving()).toBe(false);
  expect(tabStorage.get('quayside.drafts')).toContain('Since Monday');
});

it('nobody asks more often than every five minutes [NOTICE-1]', async () => {
  const { clock, ask } = afterDeployment();
  await clock.advance(299_999);
  lookAgain();
  expect(ask).not.toHaveBeenCalled();
  await clock.advance(1);
  lookAgain();
  lookAgain();
  expect(ask).toHaveBeenCalledOnce();
});
