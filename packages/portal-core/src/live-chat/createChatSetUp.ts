import { liveChatConfigurationSchema, type LiveChatConfiguration } from './liveChatConfiguration.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { createLoads, type LoadOutcome } from '../base/store/createLoads.ts';
import { createThirdParty } from '../third-party/createThirdParty.ts';
import type { EmbeddedChat, EmbeddedChatEvents, LiveChatPorts } from './ports.ts';

/** The vendor's chat, set up for one user at a time. It survives navigation away from the pages with chat. */
export interface ChatSetUp {
  /** Fetches the configuration and passes the chat on: the existing one, or a new one; null when chat is disabled. Never rejects. */
  begin(this: void, settle: (outcome: LoadOutcome<EmbeddedChat | null>) => void): Promise<void>;
  /** Ends the conversation and cancels a set-up in progress. A finished set-up stays. */
  leave(this: void): void;
  /** Removes the chat from the page. */
  remove(this: void): void;
}

export type ChatSetUpPorts = Pick<LiveChatPorts, 'http' | 'scripts' | 'createChat' | 'logger'> & {
  path: string;
};

/** Creates the set-up. `events` are those of the current chat. */
export function createChatSetUp(
  { http, scripts, createChat, logger, path }: ChatSetUpPorts,
  events: EmbeddedChatEvents,
): ChatSetUp {
  const vendor = createThirdParty<EmbeddedChat>(logger);
  const loads = createLoads();
  let present: { readonly chat: EmbeddedChat; readonly configuration: LiveChatConfiguration } | null = null;
  // The number of the current set-up, so that late events of earlier ones are ignored.
  let setUp = 0;

  function remove(): void {
    present = null;
    setUp += 1;
    loads.reset();
    vendor.end();
  }

  function leave(): void {
    loads.reset();
    try {
      if (present === null) vendor.end();
      else present.chat.end();
    } catch (error) {
      logger.error('A live chat could not be ended, so it was removed.', error);
      remove();
    }
  }

  function createEvents(): EmbeddedChatEvents {
    const mine = setUp;
    return {
      onDestroyed() {
        if (mine === setUp) events.onDestroyed();
      },
      onFailed(error: PortalError) {
        if (mine !== setUp) return;
        remove();
        events.onFailed(error);
      },
    };
  }

  async function follow(
    configuration: LiveChatConfiguration,
    settle: (outcome: LoadOutcome<EmbeddedChat | null>) => void,
  ): Promise<void> {
    if (configuration.chatEnabled && present !== null && isSame(configuration, present.configuration)) {
      settle({ value: present.chat });
      return;
    }
    remove();
    if (!configuration.chatEnabled) {
      settle({ value: null });
      return;
    }
    await vendor.begin(
      async () => {
        await scripts.load(configuration.embeddedServiceScriptUrl);
        return () => createChat(configuration, createEvents());
      },
      (outcome) => {
        if ('value' in outcome) present = { chat: outcome.value, configuration };
        settle(outcome);
      },
    );
  }

  return {
    async begin(settle) {
      let following = Promise.resolve();
      await loads.run(
        () => http.get(path, { schema: liveChatConfigurationSchema }),
        (outcome) => {
          if ('value' in outcome) following = follow(outcome.value, settle);
          else settle(outcome);
        },
      );
      await following;
    },
    leave,
    remove,
  };
}

function isSame(one: LiveChatConfiguration, other: LiveChatConfiguration): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
