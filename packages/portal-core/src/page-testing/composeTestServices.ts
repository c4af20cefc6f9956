import type { Access } from '../access/createAccess.ts';
import { createAnnouncement } from '../announcement/createAnnouncement.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { Clock } from '../base/platform/ports.ts';
import { createUnsavedWork } from '../drafts/createUnsavedWork.ts';
import { createHttpClient } from '../http/createHttpClient.ts';
import { createLiveChat } from '../live-chat/createLiveChat.ts';
import { createMaintenance } from '../maintenance/createMaintenance.ts';
import { createNavigation } from '../navigation/createNavigation.ts';
import { createNotifications } from '../notifications/createNotifications.ts';
import type { SignedInServices } from '../react/SignedInProvider.tsx';
import { createSessionEnding } from '../session-ending/createSessionEnding.ts';
import { createSurvey } from '../survey/createSurvey.ts';
import { createTerms } from '../terms/createTerms.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession } from '../testing/scriptedSession.ts';
import { createToasts } from '../toasts/createToasts.ts';
import { createViewStore } from '../view/createViewStore.ts';

const origin = 'https://portal.example';

export interface TestServicesOptions {
  user: CurrentUser;
  environment: string;
  access: Access;
  fetch: typeof globalThis.fetch;
  clock: Clock;
}

/** The core as the portal composes it, with a signed-in user, a scripted network and no third parties. */
export function composeTestServices({
  user,
  environment,
  access,
  fetch,
  clock,
}: TestServicesOptions): SignedInServices {
  const session = createTestSession(user);
  const browser = createFakeBrowser({ origin });
  const [tabStorage, deviceStorage] = [createMemoryStorage(), createMemoryStorage()];
  const [channel, logger] = [createChannelHub().open(), createRecordingLogger()];
  const http = createHttpClient({ baseUrl: origin }, { tokens: session, clock, fetch });
  const terms = createTerms({}, { session, http, channel, logger });
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  const toasts = createToasts();
  const scripts = { load: () => Promise.reject(new Error('Page tests load no third parties.')) };
  terms.start();
  unsavedWork.start();
  session.onSignOut(toasts.clear);
  return {
    config: {
      keycloakUrl: 'https://id.example',
      keycloakRealm: 'quayside',
      keycloakClientId: 'portal',
      environment,
      authority: 'https://id.example/realms/quayside',
      resourcesUrl: null,
      usageScriptUrl: null,
      surveyScriptUrl: null,
      eventsUrl: null,
      thirdPartyOrigins: [],
    },
    session,
    http,
    platform: { clock, browser, deviceStorage },
    access,
    terms,
    announcement: createAnnouncement({}, { http, logger }),
    navigation: createNavigation({}, { http, clock, logger }),
    view: createViewStore({ tabStorage, deviceStorage }),
    unsavedWork,
    toasts,
    maintenance: createMaintenance({}, { clock }),
    sessionEnding: createSessionEnding({}, { session, clock }),
    notifications: createNotifications({}, { session, terms, http, clock, tabStorage, logger }),
    liveChat: createLiveChat({}, { session, terms, http, clock, logger, scripts, createChat: noThirdParty }),
    survey: createSurvey(
      { scriptUrl: null },
      { session, terms, logger, scripts, createSurvey: noThirdParty },
    ),
  };
}

function noThirdParty(): never {
  throw new Error('Page tests have no third parties.');
}

/** A session in which `user` is signed in, with a token that is always valid. */
function createTestSession(user: CurrentUser): AuthSession {
  const scripted = createScriptedSession();
  let epoch = { id: 1, controller: new AbortController() };
  scripted.onSignOut(() => {
    epoch.controller.abort();
    epoch = { id: epoch.id + 1, controller: new AbortController() };
  });
  scripted.signIn(user);
  const isSignedIn = (): boolean => scripted.getSnapshot().status === 'signed-in';
  let current = { id: epoch.id, signal: epoch.controller.signal };
  return {
    ...scripted,
    getEpoch() {
      if (current.id !== epoch.id) current = { id: epoch.id, signal: epoch.controller.signal };
      return current;
    },
    peekAccessToken: () => (isSignedIn() ? 'test-token' : null),
    getAccessToken: async () => 'test-token',
    reportAuthorizedResponse: () => undefined,
    start: async () => undefined,
    stop: () => undefined,
    retry: async () => undefined,
    signIn: async () => undefined,
    signOut: async () => scripted.signOut(),
    remainingMs: () => null,
    findProviderUserId: async () => user.id,
    yieldToOtherUser: () => scripted.signOut(),
  };
}
