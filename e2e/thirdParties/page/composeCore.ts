import type { ThirdParties } from '../../../apps/portal/src/third-parties/createThirdParties.ts';
import { createLiveChat, type LiveChat } from '../../../packages/portal-core/src/live-chat/createLiveChat.ts';
import type { Clock, Logger } from '../../../packages/portal-core/src/base/platform/ports.ts';
import { createStore } from '../../../packages/portal-core/src/base/store/createStore.ts';
import { createSurvey, type Survey } from '../../../packages/portal-core/src/survey/createSurvey.ts';
import type { TermsState } from '../../../packages/portal-core/src/terms/createTerms.ts';
import { createFakeHttpClient } from '../../../packages/portal-core/src/testing/fakeHttpClient.ts';
import {
  createScriptedSession,
  type ScriptedSession,
} from '../../../packages/portal-core/src/testing/scriptedSession.ts';
import { createUsage, type Usage } from '../../../packages/portal-core/src/usage/createUsage.ts';

/** The core's own services over real frames, for a user whose sign-in a test controls. */
export interface CoreServices {
  session: ScriptedSession;
  liveChat: LiveChat;
  survey: Survey;
  usage: Usage;
}

/** Builds and starts them, as the portal's composition does. */
export function composeCore(parties: ThirdParties, ports: { clock: Clock; logger: Logger }): CoreServices {
  const session = createScriptedSession();
  const terms = createStore<TermsState>({ status: 'agreed' });
  const http = createFakeHttpClient({
    'GET /core/rest/live-chat/configuration': {
      chatEnabled: true,
      embeddedServiceScriptUrl: '/resources/live-chat/embedded-service.js',
    },
  });
  const shared = { ...ports, session, terms };
  const services = {
    liveChat: createLiveChat({}, { ...shared, ...parties.liveChat, http }),
    survey: createSurvey({ scriptUrl: '/resources/survey.js' }, { ...shared, ...parties.survey }),
    usage: createUsage(
      { environment: 'production', scriptUrl: '/resources/usage.js' },
      { ...shared, ...parties.usage },
    ),
  };
  for (const { start } of Object.values(services)) start();
  return { session, ...services };
}
