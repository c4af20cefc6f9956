'use client';

import type { Browser, HttpClient } from '@quayside/portal-core';
import { usePortalServices, useStore } from '@quayside/portal-core/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  createVersionedAction,
  type VersionedAction,
  type VersionedActionPorts,
} from './createVersionedAction.ts';
import { withTyping, type TypedInPlace } from './overtakenTyping.ts';
import { useOwnName } from './useOwnName.ts';
import type { Versioned, VersionedActionState } from './versionedActionState.ts';

/** The options of a read that asks the server, not the cache. */
export const withoutCache = { headers: { useCache: 'false' } } as const;

/** The requests of an action. */
export interface UseVersionedActionOptions<Input, Thing extends Versioned> {
  /** The thing as the page draws it; undefined while it loads. */
  drawn: Thing | undefined;
  /** Does what the user asked for, for the version that the user saw. */
  send: (http: HttpClient, input: Input, seen: Thing) => Promise<Thing>;
  /** Reads the thing as it is now. */
  read: (http: HttpClient, seen: Thing) => Promise<Thing>;
  /** Draws a version that a request brought. */
  take: (thing: Thing) => void;
  /** Names the call in the reference of a failure. Default: no reference is shown. */
  operationId?: string;
  /** Called once it was done, such as to forget what was typed. */
  onDone?: (input: Input, saved: Thing) => void;
  /**
   * Whether a version shows that it was done. Asked after a response that was lost, and after a refusal that names this user or nobody.
   * Default: no version does.
   */
  isDone?: (input: Input, thing: Thing) => boolean;
  /** What is typed for it in the page itself, which stays in sight when the thing no longer allows it. Default: a dialog has all fields. */
  typed?: TypedInPlace<Input, Thing>;
}

/** What an action sends and reads, without its page. */
export type VersionedActionCalls<Input, Thing extends Versioned> = Pick<
  UseVersionedActionOptions<Input, Thing>,
  'send' | 'read' | 'operationId' | 'isDone'
>;

/** An action's state, and its commands. */
export interface UseVersionedActionResult<Input, Thing extends Versioned> extends Omit<
  VersionedAction<Input, Thing>,
  'getSnapshot' | 'subscribe' | 'draw' | 'setPorts'
> {
  readonly state: VersionedActionState<Input, Thing>;
}

/**
 * An action on the thing that a page shows. It sends the version that was drawn when the user pressed: a refresh in the background does not
 * change what the user decides about, and no version is fetched to be sent.
 */
export function useVersionedAction<Input, Thing extends Versioned>(
  options: UseVersionedActionOptions<Input, Thing>,
): UseVersionedActionResult<Input, Thing> {
  const { http, platform } = usePortalServices('useVersionedAction');
  const { browser } = platform;
  const ownName = useOwnName();
  const [action] = useState(() => createVersionedAction(portsOf(options, http, browser, ownName)));
  const ended = useStore(action);
  const { drawn, typed } = options;
  const seen = useLastAllowed(drawn, typed);
  const state = useMemo(() => {
    const shown = typed && drawn && seen ? withTyping(ended, typed, seen, drawn) : ended;
    return { ...shown, ownName };
  }, [ended, typed, seen, drawn, ownName]);
  useEffect(
    () => action.setPorts(portsOf(options, http, browser, ownName)),
    [action, options, http, browser, ownName],
  );
  // Before the page is painted: a version that shows the user's own request must not look like a conflict.
  useLayoutEffect(() => {
    if (drawn !== undefined) action.draw(drawn);
  }, [action, drawn]);
  const { ask, lookAgain, confirm, send, close } = action;
  return { state, ask, lookAgain, confirm, send, close };
}

/** The last version that was drawn and allowed what is typed; the one that is drawn if none did, or nothing can be typed in place. */
function useLastAllowed<Input, Thing extends Versioned>(
  drawn: Thing | undefined,
  typed: TypedInPlace<Input, Thing> | undefined,
): Thing | undefined {
  const [seen, setSeen] = useState(drawn);
  if (typed === undefined || drawn === undefined) return drawn;
  const isAllowed = typed.input === null || typed.isPossible(typed.input, drawn);
  if (isAllowed && drawn.etag !== seen?.etag) setSeen(drawn);
  return seen ?? drawn;
}

function portsOf<Input, Thing extends Versioned>(
  { send, read, typed: _typed, ...rest }: UseVersionedActionOptions<Input, Thing>,
  http: HttpClient,
  browser: Pick<Browser, 'isOnline'>,
  ownName: string,
): VersionedActionPorts<Input, Thing> {
  return {
    ...rest,
    ownName,
    isOnline: () => browser.isOnline(),
    send: (input, seen) => send(http, input, seen),
    read: (seen) => read(http, seen),
  };
}
