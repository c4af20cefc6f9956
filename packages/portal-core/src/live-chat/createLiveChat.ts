import type { PlatformPath } from '../contract/operations.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { withDeadline } from '../base/platform/deadline.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { followAgreedUser, isSamePerson } from '../terms/followAgreedUser.ts';
import { createChatSetUp } from './createChatSetUp.ts';
import { chatOff, liveChatTransition, type LiveChatEvent, type LiveChatState } from './liveChatState.ts';
import type { EmbeddedChat, LiveChatPorts } from './ports.ts';

/** The live chat. */
export interface LiveChat extends ReadableStore<LiveChatState> {
  /** Follows the session. The chat is set up once the terms are accepted, on the pages that offer it, and removed with the user. */
  start(this: void): void;
  stop(this: void): void;
  /** Call it after each navigation. On a page that offers no chat, the chat ends; its script stays loaded (CHAT-5). */
  visit(this: void, offersChat: boolean): void;
  /** Sets the chat up again after a failure. Never rejects. */
  retry(this: void): Promise<void>;
  /** Opens a chat, optionally about a case. Does nothing unless the chat is ready. A chat that does not open within 30 s fails. Never rejects. */
  open(this: void, caseNumber?: string | null): Promise<void>;
  showButton(this: void): void;
  /** Call it when the user closes the button. */
  hideButton(this: void): void;
}

/** Options of `createLiveChat`. `path` defaults to `/core/rest/live-chat/configuration`. */
export interface LiveChatOptions {
  path?: string;
}

const openTimeoutMs = 30_000;

/** Creates the live chat. Nothing is requested before `start()`, a user and a page that offers it. */
export function createLiveChat(options: LiveChatOptions, ports: LiveChatPorts): LiveChat {
  const { clock, logger } = ports;
  const path =
    options.path ?? ('/core/rest/live-chat/configuration' satisfies PlatformPath<'getLiveChatConfiguration'>);
  const store = createStore<LiveChatState>(chatOff);
  const setUp = createChatSetUp(
    { ...ports, path },
    {
      onDestroyed() {
        opening.abort();
        dispatch({ type: 'destroyed' });
      },
      onFailed: fail,
    },
  );
  let person: CurrentUser | null = null;
  let isOffered = false;
  let chat: EmbeddedChat | null = null;
  let opening = new AbortController();

  /** Returns true when the event applied. */
  function dispatch(event: LiveChatEvent): boolean {
    const before = store.getSnapshot();
    store.set(liveChatTransition(before, event));
    return store.getSnapshot() !== before;
  }

  function fail(error: PortalError): void {
    opening.abort();
    dispatch({ type: 'failed', error });
    logger.warn('The live chat failed and is not offered.', error);
  }

  function end(removeOrLeave: () => void): void {
    chat = null;
    opening.abort();
    removeOrLeave();
    dispatch({ type: 'ended' });
  }

  async function begin(): Promise<void> {
    if (person === null || !isOffered || !dispatch({ type: 'started' })) return;
    await setUp.begin((outcome) => {
      if ('error' in outcome) {
        fail(outcome.error);
        return;
      }
      chat = outcome.value;
      dispatch({ type: chat === null ? 'ended' : 'prepared' });
    });
  }

  function followUser(user: CurrentUser | null): void {
    const isNew = !isSamePerson(user, person);
    if (isNew) end(setUp.remove);
    person = user;
    if (isNew) void begin();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ...createLifetime(() => [followAgreedUser(ports, followUser), () => followUser(null)]),
    visit(offersChat) {
      isOffered = offersChat;
      if (isOffered) void begin();
      else end(setUp.leave);
    },
    retry: begin,
    async open(caseNumber = null) {
      if (chat === null || person === null || !dispatch({ type: 'opening', caseNumber })) return;
      const { firstName, lastName, email } = person;
      const prechat = { firstName, lastName, email, caseNumber };
      opening = new AbortController();
      const { signal } = opening;
      const deadline = { clock, timeoutMs: openTimeoutMs, what: 'A live chat', signal };
      const opener = chat;
      try {
        await withDeadline(deadline, () => opener.open(prechat));
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
