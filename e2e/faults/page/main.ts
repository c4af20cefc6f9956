import { createAuthSession } from '../../../packages/portal-core/src/auth/session/createAuthSession.ts';
import { createTokenSetValidator } from '../../../packages/portal-core/src/auth/tokens/createTokenSetValidator.ts';
import { createOidcGateway } from '../../../packages/portal-core/src/oidc/oidcGateway.ts';
import type { AuthSession } from '../../../packages/portal-core/src/auth/session/session.ts';
import { loadRuntimeConfig } from '../../../packages/portal-core/src/config/loadRuntimeConfig.ts';
import {
  createUnsavedWork,
  type UnsavedWork,
} from '../../../packages/portal-core/src/drafts/createUnsavedWork.ts';
import { createHttpClient } from '../../../packages/portal-core/src/http/createHttpClient.ts';
import type { HttpClient } from '../../../packages/portal-core/src/http/ports.ts';
import { createBrowserPlatform } from '../../../packages/portal-core/src/base/platform/createBrowserPlatform.ts';
import {
  createSessionEnding,
  type SessionEnding,
} from '../../../packages/portal-core/src/session-ending/createSessionEnding.ts';

declare global {
  /** The parts of this page, for the tests. */
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var tab: { session: AuthSession; http: HttpClient; unsavedWork: UnsavedWork; ending: SessionEnding };
}

const platform = createBrowserPlatform();
const { browser, clock, tabStorage, channel, logger, fetch, openSilentFrame } = platform;

/** A page of the core alone: one form and the status of the session. */
async function compose(): Promise<void> {
  const loaded = await loadRuntimeConfig({ url: '/assets/portal/config.json' }, { fetch, clock });
  if (loaded.status === 'failed') throw loaded.error;
  const { authority, keycloakClientId: clientId } = loaded.config;
  const gateway = createOidcGateway(
    { authority, clientId, origin: browser.origin },
    { clock, fetch, openSilentFrame, tabStorage },
  );
  const validator = createTokenSetValidator(
    { issuer: authority, clientId, serverTimeOffsetMs: loaded.serverTimeOffsetMs },
    { clock, fetchSigningKeys: gateway.fetchSigningKeys },
  );
  const session = createAuthSession({}, { gateway, validator, browser, clock, tabStorage, channel, logger });
  const http = createHttpClient({ baseUrl: browser.origin }, { tokens: session, clock });
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  const ending = createSessionEnding({}, { session, clock });
  globalThis.tab = { session, http, unsavedWork, ending };
  session.subscribe(() => show(session, unsavedWork));
  unsavedWork.start();
  ending.start();
  await session.start();
}

let isRegistered = false;

function show(session: AuthSession, unsavedWork: UnsavedWork): void {
  const state = session.getSnapshot();
  const status = document.querySelector('#status');
  const field = document.querySelector('textarea');
  if (status) status.textContent = `${state.status} ${'reason' in state ? state.reason : ''}`.trim();
  if (state.status === 'signed-out' && state.reason === 'no-session') void session.signIn();
  if (state.status !== 'signed-in' || isRegistered || !field) return;
  isRegistered = true;
  unsavedWork.register('work', {
    read: () => field.value || undefined,
    restore(draft) {
      if (typeof draft === 'string') field.value = draft;
      return typeof draft === 'string';
    },
  });
}

if (!browser.isFramed()) void compose();
