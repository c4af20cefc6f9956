import { createAccess } from '../access/createAccess.ts';
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
import type { BaseServices } from './PortalProvider.tsx';
import type { SignedInServices } from './SignedInProvider.tsx';

export interface ServicesPorts {
  session: AuthSession;
  http: HttpClient;
  channel: TabChannel;
  logger: Logger;
  tabStorage: KeyValueStorage;
}

/** Builds the base services, for tests of the hooks. */
export function composeServices({ session, http, channel, logger, tabStorage }: ServicesPorts): BaseServices {
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
    platform: {
      clock: createManualClock(),
      browser: createFakeBrowser(),
      deviceStorage: createMemoryStorage(),
    },
    access: createAccess({ 'artemis-access': (user) => user.artemisAccess }),
    terms: createTerms({}, { session, http, channel, logger }),
    announcement: createAnnouncement({}, { http, logger }),
    navigation: createNavigation({}, { http, clock: createManualClock(), logger }),
    view: createViewStore({ tabStorage, deviceStorage: createMemoryStorage() }),
  };
}

/** Passes the services that one test needs as all of them. A hook that reads another one fails. */
export function signedInServices(services: Partial<SignedInServices>): SignedInServices {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test provides only what it reads
  return services as SignedInServices;
}
