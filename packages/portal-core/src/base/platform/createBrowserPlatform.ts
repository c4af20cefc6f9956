import { createBrowserPage } from './browserPage.ts';
import { createBrowserStorage } from './browserStorage.ts';
import { createSystemClock } from './clock.ts';
import { createConsoleLogger } from './consoleLogger.ts';
import type { Platform } from './ports.ts';
import { createSilentFrame } from './silentFrame.ts';
import { createTabChannel } from './tabChannel.ts';

/** Options of `createBrowserPlatform`. `channelName` is shared by all tabs of one portal; default `quayside`. */
export interface BrowserPlatformOptions {
  channelName?: string;
}

/** Creates the browser's implementation of every port. Call it once. */
export function createBrowserPlatform(options: BrowserPlatformOptions = {}): Platform {
  return {
    clock: createSystemClock(),
    deviceStorage: createBrowserStorage(() => window.localStorage),
    tabStorage: createBrowserStorage(() => window.sessionStorage),
    browser: createBrowserPage(),
    openSilentFrame: createSilentFrame(),
    channel: createTabChannel(options.channelName ?? 'quayside'),
    logger: createConsoleLogger(),
    fetch: (input, init) => window.fetch(input, init),
  };
}
