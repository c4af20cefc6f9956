import * as v from 'valibot';
import type { LiveChatConfiguration as WireConfiguration } from '../contract/generated/openapi.ts';
import type { MatchesContract } from '../contract/MatchesContract.ts';

/** The vendor's configuration. A text that the server omitted is empty. */
export interface LiveChatConfiguration {
  readonly chatEnabled: boolean;
  readonly embeddedServiceScriptUrl: string;
  readonly environmentUrl: string;
  readonly liveAgentSetupFlowUrl: string;
  readonly serviceUrl: string;
  readonly embeddedServiceDeploymentId: string;
  readonly embeddedServiceDeploymentName: string;
  readonly baseLiveAgentContentURL: string;
  readonly deploymentId: string;
  readonly buttonId: string;
  readonly baseLiveAgentURL: string;
  readonly eswLiveAgentDevName: string;
  readonly offlineSupportEnabled: boolean;
}

const text = v.fallback(v.string(), '');
const flag = v.fallback(v.boolean(), false);

const schema = v.object({
  chatEnabled: flag,
  embeddedServiceScriptUrl: text,
  environmentUrl: text,
  liveAgentSetupFlowUrl: text,
  serviceUrl: text,
  embeddedServiceDeploymentId: text,
  embeddedServiceDeploymentName: text,
  baseLiveAgentContentURL: text,
  deploymentId: text,
  buttonId: text,
  baseLiveAgentURL: text,
  eswLiveAgentDevName: text,
  offlineSupportEnabled: flag,
});

/** Parses the configuration. Only the exact value `true` enables chat. */
export const liveChatConfigurationSchema: v.GenericSchema<
  Readonly<Record<keyof LiveChatConfiguration, unknown>>,
  LiveChatConfiguration
> = schema satisfies MatchesContract<typeof schema, WireConfiguration>;
