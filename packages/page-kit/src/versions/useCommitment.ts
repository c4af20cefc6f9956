import type { HttpClient } from '@quayside/portal-core';
import { useAction, type SendableCall } from '@quayside/portal-core/react';
import type { ActionState } from '@quayside/portal-core/resource';
import { useEffect, useRef, useState } from 'react';
import { commitmentObstacle, type FiguresState } from './commitmentObstacle.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import type { SavedVersion, VersionedDraft } from './versionedDraft.ts';

/** The figures of a draft on the page. A price belongs to one version, if `etag` names it. */
export type Figures<Price> =
  | { readonly status: 'ready'; readonly price: Price; readonly etag?: string }
  | { readonly status: Exclude<FiguresState, 'ready'> };

/** What the user saw at the press, and the key that stays the same while it is sent again. */
export interface SeenOffer<Price> {
  readonly etag: string;
  readonly price: Price;
  /** For `Idempotency-Key`. Another input, version or price has another one. */
  readonly key: string;
}

/** The draft that is committed to, and the request. */
export interface UseCommitmentOptions<Input, Output, Content extends object, Price> {
  draft: Pick<VersionedDraft<Content, SavedVersion<Content>>, 'getSnapshot' | 'flushShown'>;
  /** The figures that the page draws. */
  figures: Figures<Price>;
  /** Why the page does not allow it for a reason of its own; null for none. Default null. */
  obstacle?: string | null;
  /** Orders or requests what the user saw. It is `send` of a call that asks by its key after a lost response. */
  send: (http: HttpClient, input: Input, seen: SeenOffer<Price>) => Promise<Output>;
}

/** A commitment. */
export interface UseCommitmentResult<Input, Output> {
  /** The reason why the user cannot commit to what the page shows; null for none. */
  readonly obstacle: string | null;
  /** Commits to what the page shows. `idle`: something stands in the way, or others' changes came in, and nothing was sent. */
  commit(this: void, input: Input): Promise<ActionState<Output>>;
}

/**
 * An order, or a request for firm prices. It is sent for the version and the price that the page drew at the press, and only if the server
 * has exactly that content: not while a change is unsaved, in conflict or refused, and not while the figures are missing or of another
 * version. The last change is saved first; what comes in with that save was not seen, so nothing is sent.
 */
export function useCommitment<Input, Output, Content extends object, Price>(
  options: UseCommitmentOptions<Input, Output, Content, Price>,
): UseCommitmentResult<Input, Output> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [call] = useState((): SendableCall<{ input: Input; seen: SeenOffer<Price> }, Output> => ({
    send: (http, { input, seen }) => latest.current.send(http, input, seen),
  }));
  const { run } = useAction(call, { failure: 'in-place' });
  const keyOf = useIdempotencyKey();
  const { draft, figures, obstacle = null } = options;

  async function commit(input: Input): Promise<ActionState<Output>> {
    if (obstacle !== null || figures.status !== 'ready') return { status: 'idle' };
    const { price } = figures;
    const saved = await draft.flushShown();
    if (saved === null || isOfOther(figures, saved.etag)) return { status: 'idle' };
    const { etag } = saved;
    return run({ input, seen: { etag, price, key: keyOf({ input, etag, price }) } });
  }

  const { save, saved } = draft.getSnapshot();
  const shown = isOfOther(figures, saved.etag) ? 'loading' : figures.status;
  return { obstacle: obstacle ?? commitmentObstacle(save, shown), commit };
}

function isOfOther<Price>(figures: Figures<Price>, etag: string): boolean {
  return figures.status === 'ready' && figures.etag !== undefined && figures.etag !== etag;
}
