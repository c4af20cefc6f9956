import { createAccess } from '../access/evaluateAccess.ts';
import { createAnnouncement } from '../announcement/createAnnouncement.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { HttpClient } from '../http/ports.ts';
import { createNavigation } from '../navigation/createNavigation.ts';
import type { KeyValueStorage, Logger, TabChannel } from '../base/platform/ports.ts';
import { createTerms } from '../terms/createTerms.ts';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createViewStore } from '../view/createViewStore.ts';
import type { PortalServices } from './PortalProvider.tsx';

/** What the services of a test stand on. */
export interface ServicesGround {
  session: AuthSession;
  http: HttpClient;
  channel: TabChannel;
  logger: Logger;
  tabStorage: KeyValueStorage;
}

/** The services that every portal has, for tests of the hooks. */
export function composeServices({
  session,
  http,
  channel,
  logger,
  tabStorage,
}: ServicesGround): PortalServices {
  return {
    config: {
      keycloakUrl: 'https://id.example',
      keycloakRealm: 'quayside',
      keycloakClientId: 'portal',
      environment: 'demo',
      authority: 'https://id.example/realms/quayside',
      resourcesUrl: null,
      usageScriptUrl: null,
      surveyScriptUrl: null,
      eventsUrl: null,
      thirdPartyOrigins: [],
    },
    session,
    http,
    platform: { clock: createManualClock(), browser: createFakeBrowser() },
    access: createAccess('demo'),
    terms: createTerms({}, { session, http, channel, logger }),
    announcement: createAnnouncement({}, { http, logger }),
    navigation: createNavigation({}, { http, clock: createManualClock(), logger }),
    view: createViewStore({ tabStorage, deviceStorage: createMemoryStorage() }),
  };
}
