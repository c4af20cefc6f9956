import type { LiveChatPorts } from '@quayside/portal-core/live-chat';
import type { SurveyPorts } from '@quayside/portal-core/survey';
import type { ScriptsOptions } from '@quayside/portal-core/third-party';
import type { UsagePorts } from '@quayside/portal-core/usage';
import { createEmbeddedChat } from './createEmbeddedChat.ts';
import { createSurveyFrame } from './createSurveyFrame.ts';
import { createFocusGuard } from './createFocusGuard.ts';
import {
  createThirdPartyFrame,
  type ThirdPartyFrame,
  type ThirdPartyFrameOptions,
  type ThirdPartyFramePorts,
} from './createThirdPartyFrame.ts';
import { createUsageFrame } from './createUsageFrame.ts';

/** The third-party ports of live chat, survey and usage. */
export interface ThirdParties {
  readonly liveChat: Pick<LiveChatPorts, 'scripts' | 'createChat'>;
  readonly survey: Pick<SurveyPorts, 'scripts' | 'createSurvey'>;
  readonly usage: Pick<UsagePorts, 'scripts' | 'createTracker'>;
}

/** The permitted scripts, and the frames' accessible names. Default: English names. */
export interface ThirdPartiesOptions extends ScriptsOptions {
  titles?: { liveChat: string; survey: string; usage: string };
}

const englishTitles = { liveChat: 'Live chat', survey: 'Survey', usage: 'Usage statistics' };

/** Creates the third parties, each in its own frame. A frame is added to the page when portal-core first needs it. */
export function createThirdParties(
  { titles = englishTitles, ...options }: ThirdPartiesOptions,
  ports: ThirdPartyFramePorts,
): ThirdParties {
  const { page = document, clock } = ports;
  const focusGuard = createFocusGuard({ page, clock });
  const createFrame = (service: ThirdPartyFrameOptions['service'], title: string): ThirdPartyFrame =>
    createThirdPartyFrame({ ...options, service, title }, { focusGuard, ...ports });
  const liveChat = createFrame('live-chat', titles.liveChat);
  const survey = createFrame('survey', titles.survey);
  const usage = createFrame('usage', titles.usage);
  return {
    liveChat: { scripts: liveChat.scripts, createChat: createEmbeddedChat(liveChat) },
    survey: { scripts: survey.scripts, createSurvey: createSurveyFrame(survey, ports) },
    usage: { scripts: usage.scripts, createTracker: createUsageFrame(usage, ports) },
  };
}
