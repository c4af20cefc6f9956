import type { Calls } from '../contract/generated/wire.d.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { PortalError } from '../errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { Clock, Logger } from '../platform/ports.ts';
import { isLiveChatPath } from '../policies/paths.ts';
import { createLifetime } from '../store/createLifetime.ts';
import { createLoads } from '../store/createLoads.ts';
import { createStore, type ReadableStore } from '../store/createStore.ts';
import { followAgreedUser, isSamePerson, type AgreedUserPorts } from '../terms/followAgreedUser.ts';
import type { Scripts } from '../third-party/createScripts.ts';
import { createThirdParty, type ThirdPartyInstance } from '../third-party/createThirdParty.ts';
import { liveChatConfigurationSchema, type LiveChatConfiguration } from './liveChatConfiguration.ts';
import { chatOff, liveChatTransition, type LiveChatEvent, type LiveChatState } from './liveChatState.ts';

/** What the agent is told beforehand, and nothing else. */
export interface PrechatInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly caseNumber: string | null;
}

/** The vendor's chat, set up for one user. `stop` ends a chat that is open, forgets the user and leaves nothing in the page. */
export interface EmbeddedChat extends ThirdPartyInstance {
  /** Opens the window; resolves when it is there. */
  open(prechat: PrechatInfo): Promise<void>;
  /** Ends a chat that is open and takes its window away; the script stays, and the chat can be opened again. */
  end(): void;
}

/** What the vendor's chat tells. */
export interface EmbeddedChatEvents {
  /** Its window is gone; not called for a chat that was ended by `end` or `stop`. */
  onDestroyed(): void;
  /** It can not be used any more. */
  onFailed(error: PortalError): void;
}

/** The live chat. */
export interface LiveChat extends ReadableStore<LiveChatState> {
  /** Follows the session. The chat is set up where it may be, once the terms are agreed; with the user all of it goes. */
  start(this: void): void;
  stop(this: void): void;
  /** The path the page stands on now: elsewhere than on support and provisioning cases a chat is ended and not offered. Its script stays for the next time. */
  visit(this: void, pathname: string): void;
  /** After a failure: sets it up again. Never rejects. */
  retry(this: void): Promise<void>;
  /** Opens a chat about a case, or about none. Does nothing unless one can be opened; one that is not there within 30 s is given up, as one that fails. Never rejects. */
  open(this: void, caseNumber?: string | null): Promise<void>;
  showButton(this: void): void;
  /** As the cross on the button does. */
  hideButton(this: void): void;
}

/** Where the configuration is served; default `/core/rest/live-chat/configuration`. */
export interface LiveChatOptions {
  path?: string;
}

/** What the chat needs. */
export interface LiveChatPorts extends AgreedUserPorts {
  http: Pick<HttpClient, 'get'>;
  scripts: Scripts;
  clock: Clock;
  /** Sets the vendor's chat up by the loaded script. */
  createChat: (configuration: LiveChatConfiguration, events: EmbeddedChatEvents) => EmbeddedChat;
  logger: Logger;
}

const openTimeoutMs = 30_000;

/** Builds the chat; nothing is requested before `start()`, a user and a place for it. */
export function createLiveChat(options: LiveChatOptions, ports: LiveChatPorts): LiveChat {
  const { http, scripts, clock, logger } = ports;
  const path =
    options.path ??
    ('/core/rest/live-chat/configuration' satisfies Calls['getLiveChatConfiguration']['path']);
  const store = createStore<LiveChatState>(chatOff);
  const vendor = createThirdParty<EmbeddedChat>(logger);
  const loads = createLoads();
  let person: CurrentUser | null = null;
  let isPlace = false;
  /** What is set up; it stays when its place is left. */
  let chat: { readonly embedded: EmbeddedChat; readonly configuration: LiveChatConfiguration } | null = null;
  // Which set-up and which opening is the present one: late events of others must not count.
  let setUp = 0;
  let opening = new AbortController();

  /** True when the event applied. */
  function dispatch(event: LiveChatEvent): boolean {
    const before = store.getSnapshot();
    store.set(liveChatTransition(before, event));
    return store.getSnapshot() !== before;
  }

  function remove(): void {
    chat = null;
    setUp += 1;
    opening.abort();
    loads.reset();
    vendor.end();
  }

  function fail(error: PortalError): void {
    dispatch({ type: 'failed', error });
    logger.warn('The live chat could not be set up or broke down, so it is not offered.', error);
  }

  /** Ends the conversation; what is set up stays. */
  function leave(): void {
    opening.abort();
    loads.reset();
    try {
      if (chat === null) vendor.end();
      else chat.embedded.end();
    } catch (error) {
      logger.error('A live chat could not be ended, so it was removed.', error);
      remove();
    }
    dispatch({ type: 'ended' });
  }

  async function begin(): Promise<void> {
    if (person === null || !isPlace || !dispatch({ type: 'started' })) return;
    let next: Promise<void> | null = null;
    await loads.run(
      () => http.get(path, { schema: liveChatConfigurationSchema }),
      (outcome) => {
        if ('error' in outcome) fail(outcome.error);
        else next = follow(outcome.value);
      },
    );
    await next;
  }

  async function follow(configuration: LiveChatConfiguration): Promise<void> {
    if (!configuration.chatEnabled) {
      remove();
      dispatch({ type: 'ended' });
      return;
    }
    if (chat !== null && isSame(configuration, chat.configuration)) {
      dispatch({ type: 'prepared' });
      return;
    }
    remove();
    await vendor.begin(
      async () => {
        await scripts.load(configuration.embeddedServiceScriptUrl);
        return () => ports.createChat(configuration, createEvents());
      },
      (outcome) => {
        if ('error' in outcome) {
          fail(outcome.error);
          return;
        }
        chat = { embedded: outcome.value, configuration };
        dispatch({ type: 'prepared' });
      },
    );
  }

  function createEvents(): EmbeddedChatEvents {
    const mine = setUp;
    return {
      onDestroyed() {
        // A chat that was removed may still say so; by then it is another's.
        if (mine !== setUp) return;
        opening.abort();
        dispatch({ type: 'destroyed' });
      },
      onFailed(error) {
        if (mine !== setUp) return;
        remove();
        fail(error);
      },
    };
  }

  function followUser(user: CurrentUser | null): void {
    const isNew = !isSamePerson(user, person);
    if (isNew) {
      remove();
      dispatch({ type: 'ended' });
    }
    person = user;
    if (isNew) void begin();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ...createLifetime(() => [followAgreedUser(ports, followUser), () => followUser(null)]),
    visit(pathname) {
      isPlace = isLiveChatPath(pathname);
      if (isPlace) void begin();
      else leave();
    },
    retry: begin,
    async open(caseNumber = null) {
      if (chat === null || person === null || !dispatch({ type: 'opening', caseNumber })) return;
      const { firstName, lastName, email } = person;
      const prechat = { firstName, lastName, email, caseNumber };
      opening = new AbortController();
      const { signal } = opening;
      const deadline = { clock, timeoutMs: openTimeoutMs, what: 'A live chat', signal };
      const { embedded } = chat;
      try {
        await withDeadline(deadline, () => embedded.open(prechat));
        if (!signal.aborted) dispatch({ type: 'opened' });
      } catch (error) {
        if (signal.aborted) return;
        logger.warn('A live chat could not be opened.', error);
        dispatch({ type: 'destroyed' });
      }
    },
    showButton: () => void dispatch({ type: 'button-changed', wanted: true }),
    hideButton: () => void dispatch({ type: 'button-changed', wanted: false }),
  };
}

function isSame(one: LiveChatConfiguration, other: LiveChatConfiguration): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
