import { AuthError } from '../../base/errors/errors.ts';
import { createChannelHub, type ChannelHub } from '../../testing/channelHub.ts';
import { createFakeBrowser, type FakeBrowser, type FakeBrowserOptions } from '../../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../../testing/fakeGateway.ts';
import { createManualClock, type ManualClock } from '../../testing/manualClock.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createRecordingLogger, type RecordingLogger } from '../../testing/recordingLogger.ts';
import type { KeyValueStorage } from '../../base/platform/ports.ts';
import { createAuthSession } from './createAuthSession.ts';
import type { AuthSession, AuthSessionOptions } from './session.ts';

/** One tab of a browser, whose page loads share its storage and nothing else. */
export interface SessionTab {
  readonly clock: ManualClock;
  readonly gateway: FakeGateway;
  readonly hub: ChannelHub;
  readonly logger: RecordingLogger;
  tabStorage: KeyValueStorage;
  /** That of the page that was loaded last. */
  browser: FakeBrowser;
  /** Plays a page load: same tab, same storage, new memory. */
  load(page?: FakeBrowserOptions, options?: AuthSessionOptions): AuthSession;
  /** Plays one that finds the provider's session. */
  loadSignedIn(): Promise<AuthSession>;
}

/** Opens a tab with nothing in it, at a provider that knows the user. */
export function openSessionTab(): SessionTab {
  const tab: SessionTab = {
    clock: createManualClock(),
    gateway: createFakeGateway(),
    hub: createChannelHub(),
    logger: createRecordingLogger(),
    tabStorage: createMemoryStorage(),
    browser: createFakeBrowser(),
    load(page = {}, options = {}) {
      tab.browser = createFakeBrowser(page);
      const { gateway, browser, clock, tabStorage, hub, logger } = tab;
      const [validator, channel] = [createFakeValidator(), hub.open()];
      return createAuthSession(options, { gateway, validator, browser, clock, tabStorage, channel, logger });
    },
    async loadSignedIn() {
      const session = tab.load();
      await session.start();
      if (session.getSnapshot().status !== 'signed-in') throw new Error('The page load found no session.');
      return session;
    },
  };
  return tab;
}

/** What a gateway does that fails for a reason. */
export const refuse = (reason: AuthError['reason']) => (): Promise<never> =>
  Promise.reject(new AuthError(reason, 'Played by the test.'));

/** What never settles. */
export const never = <Result>(): Promise<Result> => new Promise(() => undefined);
