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

/** A browser tab. Its page loads share the storage and nothing else. */
export interface SessionTab {
  readonly clock: ManualClock;
  readonly gateway: FakeGateway;
  readonly hub: ChannelHub;
  readonly logger: RecordingLogger;
  tabStorage: KeyValueStorage;
  /** The session of the latest page load. */
  browser: FakeBrowser;
  /** Simulates a page load: same tab, same storage, new memory. */
  load(page?: FakeBrowserOptions, options?: AuthSessionOptions): AuthSession;
  /** Simulates a page load that finds the provider's session. */
  loadSignedIn(): Promise<AuthSession>;
}

/** Opens an empty tab. The provider has a session of the user. */
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

/** Returns a gateway method that rejects with that reason. */
export const refuse = (reason: AuthError['reason']) => (): Promise<never> =>
  Promise.reject(new AuthError(reason, 'Played by the test.'));

/** Never settles. */
export const never = <Result>(): Promise<Result> => new Promise(() => undefined);
