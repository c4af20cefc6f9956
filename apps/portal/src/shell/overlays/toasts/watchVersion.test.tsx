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

const showTab = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

/** A portal with unsaved work, after a deployment. */
function afterDeployment() {
  const [clock, browser, toasts] = [createManualClock(), createFakeBrowser(), createToasts()];
  const [session, tabStorage] = [createScriptedSession(), createMemoryStorage()];
  const logger = createRecordingLogger();
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  session.signIn();
  unsavedWork.start();
  unsavedWork.register('case', { read: () => 'Since Monday', restore: () => false });
  const fetchPage = vi.fn<() => Promise<Response>>(
    async () => new Response('<script type="module" src="/assets/index-new.js"></script>'),
  );
  vi.stubGlobal('fetch', fetchPage);
  watchVersion({ toasts, clock, unsavedWork, browser });
  return { clock, browser, toasts, tabStorage, fetchPage };
}

it('A reload into a new version saves drafts and does not ask before leaving [NOTICE-1]', async () => {
  const { clock, browser, toasts, tabStorage } = afterDeployment();
  await clock.advance(300_000);
  showTab();
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

it('The check for a new version runs at most every five minutes [NOTICE-1]', async () => {
  const { clock, fetchPage } = afterDeployment();
  await clock.advance(299_999);
  showTab();
  expect(fetchPage).not.toHaveBeenCalled();
  await clock.advance(1);
  showTab();
  showTab();
  expect(fetchPage).toHaveBeenCalledOnce();
});
