'use client';

import type { HttpClient } from '@quayside/portal-core';
import type { EntityTag, IdempotencyKey } from '@quayside/portal-core/calls';
import { useAction, type SendableCall } from '@quayside/portal-core/react';
import { useEffect, useRef, useState } from 'react';
import type { AskedOffer, DrawnOffer, OfferChange } from './changeSince.ts';
import {
  commitShown,
  drawCommitment,
  openQuestion,
  type CommitmentEnd,
  type CommitmentSubject,
} from './commitment.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useVersionEffect } from './useVersionEffect.ts';

/** What the user saw at the press, and the key that stays the same while it is sent again. */
export interface SeenOffer<Price> {
  readonly etag: EntityTag;
  readonly price: Price;
  /** For `Idempotency-Key`. It changes with the input, the version and the price. */
  readonly key: IdempotencyKey;
}

/** The draft that is committed to, and the request. */
export interface UseCommitmentOptions<Input, Output, Content extends object, Price> extends Pick<
  CommitmentSubject<Content, Price>,
  'draft' | 'figures'
> {
  /** Why the page does not allow it for a reason of its own; null for none. Default null. */
  obstacle?: string | null;
  /**
   * Whether a dialog asks the user: the page is compared with what the dialog showed first. Default false: it is compared with what a
   * press was refused for.
   */
  isQuestion?: boolean;
  /** Loads the thing and its figures again, because they are of two versions. Called once for each pair of versions. Default: the page does so anyway. */
  reload?: () => void;
  /** Orders or requests what the user saw. It is `send` of a call that asks by its key after a lost response. */
  send: (http: HttpClient, input: Input, seen: SeenOffer<Price>) => Promise<Output>;
}

/** A commitment. */
export interface UseCommitmentResult<Input, Output, Content, Price> {
  /** The reason why the user cannot commit to what the page shows; null for none. */
  readonly obstacle: string | null;
  /**
   * The price that the user was asked about or that was refused, and the present one, when the page shows another version or price since.
   * Nothing can be sent until the user looks again. Null otherwise.
   */
  readonly changed: OfferChange<Price> | null;
  /** What the user pressed for without a response so far, for `useIsOwnPress`: it may have been carried out. Null for nothing. */
  readonly unsettled: DrawnOffer<Content, Price> | null;
  /** Says that the user has seen the change: the next press is for what the page shows now. */
  lookAgain(this: void): void;
  /** Commits to what the page shows. */
  commit(this: void, input: Input): Promise<CommitmentEnd<Output, Content, Price>>;
}

/**
 * An order, or a request for firm prices. It is sent for the version and the price that the page drew at the press, and only if the server
 * has exactly that content: not while a change is unsaved, in conflict or refused, and not while the figures are missing or of another
 * version. What comes in with a save was not seen, so nothing is sent. After a refusal, and while a dialog asks, a newer version or price
 * is sent only once the user has said that they saw the change.
 */
export function useCommitment<Input, Output, Content extends object, Price>(
  options: UseCommitmentOptions<Input, Output, Content, Price>,
): UseCommitmentResult<Input, Output, Content, Price> {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [call] = useState((): SendableCall<{ input: Input; seen: SeenOffer<Price> }, Output> => ({
    send: (http, { input, seen }) => latest.current.send(http, input, seen),
  }));
  const { run } = useAction(call, { failure: 'in-place' });
  const keyOf = useIdempotencyKey();
  const isOnline = useIsOnline();
  const { draft, figures, obstacle: ownObstacle = null, isQuestion = false } = options;
  const subject = { draft, figures, obstacle: ownObstacle, isOnline };
  const [asked, setAsked] = useState<AskedOffer<Content, Price> | null>(null);
  const [wasQuestion, setWasQuestion] = useState(false);
  const [unsettled, setUnsettled] = useState<DrawnOffer<Content, Price> | null>(null);
  const current = wasQuestion === isQuestion ? asked : isQuestion ? openQuestion(subject) : null;
  const { drawn, asked: bound, changed, obstacle, mismatch } = drawCommitment(subject, current);
  if (wasQuestion !== isQuestion) setWasQuestion(isQuestion);
  if (bound !== asked) setAsked(bound);
  const reloadedFor = useRef<string | null>(null);
  useVersionEffect(mismatch, () => {
    if (mismatch === null || mismatch === reloadedFor.current) return;
    reloadedFor.current = mismatch;
    options.reload?.();
  });
  const lookAgain = (): void => setAsked(isQuestion ? drawn : null);

  async function commit(input: Input): Promise<CommitmentEnd<Output, Content, Price>> {
    // On a page a press is for what is drawn now, whatever was refused before.
    if (obstacle === null && figures.status === 'ready' && !isQuestion) lookAgain();
    const end = await commitShown(subject, obstacle, ({ etag, price }) => {
      setUnsettled({ content: draft.getSnapshot().content, etag, price });
      return run({ input, seen: { etag, price, key: keyOf({ input, etag, price }) } });
    });
    if (end.refused !== null) setAsked(end.refused);
    // An earlier press without a response may be why this one is refused.
    setUnsettled(end.lost ?? unsettled);
    return end;
  }

  return { obstacle, changed, unsettled, lookAgain, commit };
}
