import { createAuthSession } from '../../../packages/portal-core/src/auth/session/createAuthSession.ts';
import { createTokenSetValidator } from '../../../packages/portal-core/src/auth/tokens/createTokenSetValidator.ts';
import { createOidcGateway } from '../../../packages/portal-core/src/oidc/oidcGateway.ts';
import type { AuthSession } from '../../../packages/portal-core/src/auth/session/session.ts';
import { AuthError } from '../../../packages/portal-core/src/base/errors/errors.ts';
import { createSystemClock } from '../../../packages/portal-core/src/base/platform/clock.ts';
import type { KeyValueStorage } from '../../../packages/portal-core/src/base/platform/ports.ts';
import { createChannelHub } from '../../../packages/portal-core/src/testing/channelHub.ts';
import {
  createFakeBrowser,
  type FakeBrowser,
} from '../../../packages/portal-core/src/testing/fakeBrowser.ts';
import { createMemoryStorage } from '../../../packages/portal-core/src/testing/memoryStorage.ts';
import { createRecordingLogger } from '../../../packages/portal-core/src/testing/recordingLogger.ts';
import type { CookieJar } from '../../../tools/harness/cookieJar.ts';

/** The flows by which a provider's response arrives. */
export const flows = ['silent', 'callback', 'refresh'] as const;
export type Flow = (typeof flows)[number];

/** One page of the portal, signed in or not. */
export interface RelyingParty {
  session: AuthSession;
  browser: FakeBrowser;
  /** The whole log as one text. */
  logged: () => string;
  /** The access token that the library's own manager holds. */
  mirrored: () => Promise<string | null>;
}

/** The provider, the cookies to send, and a change of the callback address. */
export interface PartyOptions {
  authority: string;
  portal: string;
  jar: CookieJar;
  changeCallback?: (url: URL) => URL;
  /** The time limit of each step, in milliseconds; default 2000. */
  timeoutMs?: number;
}

function openPage(
  options: PartyOptions,
  address: string,
  tabStorage: KeyValueStorage,
  mayCheck: boolean,
): RelyingParty {
  const { authority, portal, jar, changeCallback = same, timeoutMs = 2_000 } = options;
  const browser = createFakeBrowser({ origin: portal, address });
  const clock = createSystemClock();
  const logger = createRecordingLogger();
  const gateway = createOidcGateway(
    { authority, clientId: 'portal', origin: portal },
    {
      clock,
      fetch: (input, init) => fetch(input, init),
      openSilentFrame: async (url) => {
        if (!mayCheck) throw new AuthError('provider-refused', 'This page may not check silently.');
        return changeCallback(new URL(await jar.leaveBy(url))).href;
      },
      tabStorage,
    },
  );
  const session = createAuthSession(
    { silentCheckTimeoutMs: timeoutMs, tokenTimeoutMs: timeoutMs },
    {
      gateway,
      validator: createTokenSetValidator(
        { issuer: authority, clientId: 'portal' },
        { clock, fetchSigningKeys: gateway.fetchSigningKeys },
      ),
      browser,
      clock,
      tabStorage,
      channel: createChannelHub().open(),
      logger,
    },
  );
  return {
    session,
    browser,
    logged: () => JSON.stringify(logger.entries),
    mirrored: async () => (await gateway.userManager.getUser())?.access_token ?? null,
  };
}

/** A page that signs in by the silent check. */
export async function signInSilently(options: PartyOptions): Promise<RelyingParty> {
  const party = openPage(options, '/support', createMemoryStorage(), true);
  await party.session.start();
  return party;
}

/** A page that returns from the provider's form and cannot sign in otherwise. */
export async function signInByCallback(options: PartyOptions): Promise<RelyingParty> {
  const tabStorage = createMemoryStorage();
  const leaving = openPage(options, '/support', tabStorage, false);
  await leaving.session.start();
  await leaving.session.signIn();
  const [address] = leaving.browser.navigations;
  leaving.session.stop();
  // If the metadata is refused, the page never redirects.
  if (address === undefined) return leaving;
  const { changeCallback = same } = options;
  const callback = changeCallback(new URL(await options.jar.leaveBy(address)));
  const back = openPage(options, callback.pathname + callback.search + callback.hash, tabStorage, false);
  await back.session.start();
  return back;
}

function same(url: URL): URL {
  return url;
}
