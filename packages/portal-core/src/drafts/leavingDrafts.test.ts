import { expect, it } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../testing/fakeBrowser.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession } from '../testing/scriptedSession.ts';
import { createUnsavedWork, type UnsavedWork } from './createUnsavedWork.ts';

/** Page loads of one tab: the storage stays, the memory is new. */
function createTab(): { load: () => { work: UnsavedWork; browser: FakeBrowser } } {
  const tabStorage = createMemoryStorage();
  const clock = createManualClock();
  return {
    load() {
      const browser = createFakeBrowser();
      const session = createScriptedSession();
      const work = createUnsavedWork(
        {},
        { session, browser, tabStorage, clock, logger: createRecordingLogger() },
      );
      session.signIn();
      work.start();
      return { work, browser };
    },
  };
}

/** A form that holds a text and takes any draft. */
function form(text?: string): { text: unknown; read: () => unknown; restore: (draft: unknown) => boolean } {
  const self = {
    text: text as unknown,
    read: () => self.text,
    restore(draft: unknown) {
      self.text = draft;
      return true;
    },
  };
  return self;
}

it('A draft fills the form again after the user reloaded the page, as the work was when the browser asked [STATE-7]', () => {
  const tab = createTab();
  const before = tab.load();
  const typed = form('No link');
  before.work.register('case', typed);
  expect(before.browser.asksBeforeLeaving()).toBe(true);
  typed.text = 'No link on port 7';
  expect(before.browser.asksBeforeLeaving()).toBe(true);
  const again = form();
  expect(tab.load().work.register('case', again).restoredAt).not.toBeNull();
  expect(again.text).toBe('No link on port 7');
});

it('A draft does not bring back work that was sent after the user had stayed on the page [STATE-7]', () => {
  const tab = createTab();
  const before = tab.load();
  const work = before.work.register('case', form('No link'));
  expect(before.browser.asksBeforeLeaving()).toBe(true);
  work.forget();
  expect(before.browser.asksBeforeLeaving()).toBe(false);
  expect(tab.load().work.register('case', form()).restoredAt).toBeNull();
});
