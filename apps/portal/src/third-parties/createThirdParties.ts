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

/** What the core's live chat, survey and usage are given of third parties. */
export interface ThirdParties {
  readonly liveChat: Pick<LiveChatPorts, 'scripts' | 'createChat'>;
  readonly survey: Pick<SurveyPorts, 'scripts' | 'createSurvey'>;
  readonly usage: Pick<UsagePorts, 'scripts' | 'createTracker'>;
}

/** Whose scripts may run, and what the frames are called; default: in English. */
export interface ThirdPartiesOptions extends ScriptsOptions {
  titles?: { liveChat: string; survey: string; usage: string };
}

const englishTitles = { liveChat: 'Live chat', survey: 'Survey', usage: 'Usage statistics' };

/** Builds the third parties, each in a frame of its own; nothing of them is in the page before the core asks for it. */
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
