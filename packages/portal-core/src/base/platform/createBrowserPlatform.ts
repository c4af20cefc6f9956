import { createBrowserPage } from './browserPage.ts';
import { createBrowserStorage } from './browserStorage.ts';
import { createSystemClock } from './clock.ts';
import { createConsoleLogger } from './consoleLogger.ts';
import type { Platform } from './ports.ts';
import { createSilentFrame } from './silentFrame.ts';
import { createTabChannel } from './tabChannel.ts';

/** The name the tabs of one portal share; default `quayside`. */
export interface BrowserPlatformOptions {
  channelName?: string;
}

/** The browser's implementation of every port. Call it once, in the host's composition. */
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
