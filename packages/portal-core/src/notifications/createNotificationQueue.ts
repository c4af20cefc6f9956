import type { PlatformPath } from '../contract/operations.ts';
import type { PlatformContract } from '../contract/PlatformContract.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Clock, KeyValueStorage, Logger } from '../base/platform/ports.ts';
import { createLoads } from '../base/store/createLoads.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { followAgreedUser, isSamePerson, type AgreedUserPorts } from '../terms/followAgreedUser.ts';
import { createClosedTypes } from './closedTypes.ts';
import { createBackgroundPosts } from './createBackgroundPosts.ts';
import {
  emptyNotificationQueue,
  notificationQueueTransition,
  openNotification,
  type NotificationQueueEvent,
  type NotificationQueueState,
} from './notificationQueueState.ts';
import { notificationListSchema, readNotificationTypes, type NotificationType } from './notificationTypes.ts';

/** The queue of popups. One is open at a time. */
export interface NotificationQueue extends ReadableStore<NotificationQueueState> {
  /** Follows the session. The pending popups are requested once the terms are accepted, and cleared with the session. */
  start(this: void): void;
  stop(this: void): void;
  /** Requests the list again after a failure. Never rejects. */
  load(this: void): Promise<void>;
  /** Closes the open popup and opens the next one. Does nothing for any other id, so that a second click is harmless. Records WELCOME as seen, and MARKETING when the user chose `dontShowAgain`. */
  close(this: void, id: number, choice?: CloseChoice): void;
  /** Opens the next popup because the open one could not be drawn. Nothing is recorded. The failed one waits for `requeueDeferred`; the second time it is logged and skipped. Does nothing for any other id. */
  deferFailed(this: void, id: number): void;
  /** Puts deferred popups back at the end of the queue. */
  requeueDeferred(this: void): void;
  /** Opens a popup of that type without requesting or recording anything. Does nothing while another one is open. */
  preview(this: void, type: NotificationType): void;
}

/** The user's choice on closing. `dontShowAgain` defaults to false. */
export interface CloseChoice {
  dontShowAgain?: boolean;
}

/** Options of the queue. `path` defaults to `/api/identity/rest/global-notification/notifications`. */
export interface NotificationOptions {
  path?: string;
}

/** Ports of the queue. */
export interface NotificationQueuePorts extends AgreedUserPorts {
  session: Pick<AuthSession, 'getSnapshot' | 'subscribe' | 'onSignOut'>;
  http: Pick<HttpClient, 'get' | 'post'>;
  clock: Clock;
  /** Storage of this tab. Remembers the closed popups per provider session. */
  tabStorage: KeyValueStorage;
  logger: Logger;
}

/** The default path of notifications. */
export const notificationsPath = '/api/identity/rest/global-notification/notifications';

type PathBelow<Id extends keyof PlatformContract> =
  PlatformPath<Id> extends `${typeof notificationsPath}${infer Rest}` ? Rest : never;

const dontShowPaths: Partial<Record<NotificationType, string>> = {
  WELCOME: '/welcome-notification/dont-show',
  MARKETING: '/marketing-notification/dont-show',
} satisfies { WELCOME: PathBelow<'dismissWelcome'>; MARKETING: PathBelow<'dismissMarketing'> };

/** Creates the queue. Nothing is requested before `start()`. */
export function createNotificationQueue(
  { path = notificationsPath }: NotificationOptions,
  ports: NotificationQueuePorts,
): NotificationQueue {
  const { session, http, logger, tabStorage } = ports;
  const store = createStore<NotificationQueueState>(emptyNotificationQueue);
  const loads = createLoads();
  const posts = createBackgroundPosts(ports);
  const closedTypes = createClosedTypes(tabStorage);
  let person: CurrentUser | null = null;

  function dispatch(event: NotificationQueueEvent): void {
    store.set(notificationQueueTransition(store.getSnapshot(), event));
  }

  function end(): void {
    person = null;
    loads.reset();
    posts.reset();
    dispatch({ type: 'ended' });
  }

  function followUser(user: CurrentUser | null): void {
    if (user !== null && isSamePerson(user, person)) return;
    end();
    if (user === null) return;
    person = user;
    dispatch({ type: 'begun', closed: closedTypes.read(user.sid) });
    void ask();
  }

  function ask(): Promise<void> {
    return loads.run(
      async () => readNotificationTypes(await http.get(path, { schema: notificationListSchema }), logger),
      (outcome) => {
        if ('value' in outcome) {
          dispatch({ type: 'loaded', types: outcome.value });
        } else {
          logger.warn('The pending notifications could not be loaded.', outcome.error);
          dispatch({ type: 'load-failed', error: outcome.error });
        }
      },
    );
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ...createLifetime(() => [
      // A lost session resumes after the reload, so its closed popups stay closed.
      session.onSignOut((reason) => void (reason === 'session-ended' || closedTypes.clear())),
      followAgreedUser(ports, followUser),
      end,
    ]),
    async load() {
      if (store.getSnapshot().load.status !== 'failed') return;
      dispatch({ type: 'load-started' });
      await ask();
    },
    close(id, { dontShowAgain = false } = {}) {
      const open = openNotification(store.getSnapshot());
      if (open?.id !== id) return;
      const dontShowPath = dontShowPaths[open.type];
      const isRecorded = !open.preview && (open.type === 'WELCOME' || dontShowAgain);
      dispatch({ type: 'closed', id });
      if (!open.preview) closedTypes.write(person?.sid, store.getSnapshot().closed);
      if (isRecorded && dontShowPath !== undefined) posts.post(path + dontShowPath, [path]);
    },
    deferFailed(id) {
      const { queue, deferred } = store.getSnapshot();
      dispatch({ type: 'deferred', id });
      const after = store.getSnapshot();
      if (after.queue === queue || after.deferred !== deferred) return;
      logger.warn(
        `The popup ${queue[0]?.type ?? ''} could not be drawn and is skipped. Reload the page to see it.`,
      );
    },
    requeueDeferred: () => dispatch({ type: 'requeued' }),
    preview: (type) => dispatch({ type: 'previewed', notification: type }),
  };
}
