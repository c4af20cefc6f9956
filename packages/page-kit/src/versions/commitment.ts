import type { EntityTag } from '@quayside/portal-core/calls';
import type { ActionState } from '@quayside/portal-core/resource';
import { bindAsked, changeSince, type AskedOffer, type DrawnOffer, type OfferChange } from './changeSince.ts';
import { commitmentObstacle, obstacleWords, type DraftFiguresState } from './commitmentObstacle.ts';
import { isEndUnknown, isRefusedForChange } from './conflictReason.ts';
import { isSame } from './mergeParts.ts';
import type { SavedVersion, VersionedDraft } from './versionedDraft.ts';

/** The figures of a draft on the page. */
export type Figures<Price> =
  | {
      readonly status: 'ready';
      readonly price: Price;
      /** The version of the draft that these are the figures of. */
      readonly etag: EntityTag;
    }
  | {
      readonly status: Exclude<DraftFiguresState, 'ready' | 'ofOther'>;
      /** The version that has no figures. Default: it is not known. */
      readonly etag?: EntityTag;
    };

/** The draft that is committed to, and its figures, as the page draws them. */
export interface CommitmentSubject<Content extends object, Price> {
  readonly draft: Pick<VersionedDraft<Content, SavedVersion<Content>>, 'getSnapshot' | 'flushShown'>;
  readonly figures: Figures<Price>;
  /** Why the page does not allow it for a reason of its own; null for none. */
  readonly obstacle: string | null;
  readonly isOnline: boolean;
}

/** A thing that the page shows and does not edit, as what is committed to: the server has exactly this. */
export function shownVersion<Content extends object>(
  saved: SavedVersion<Content>,
): CommitmentSubject<Content, unknown>['draft'] {
  const { content } = saved;
  return {
    getSnapshot: () => ({ saved, content, save: { status: 'saved', at: null }, merged: null }),
    flushShown: () => Promise.resolve(saved),
  };
}

/** What a page draws of a commitment. */
export interface DrawnCommitment<Content, Price> {
  readonly drawn: DrawnOffer<Content, Price>;
  /** What the user is asked about; null for nothing. It has its version once that is saved. */
  readonly asked: AskedOffer<Content, Price> | null;
  /** What changed since the user was asked; null for nothing. */
  readonly changed: OfferChange<Price> | null;
  /** The reason why the user cannot commit to what the page shows; null for none. */
  readonly obstacle: string | null;
  /** The two versions, as one text, while the thing is saved and its figures are of another version; null otherwise. */
  readonly mismatch: string | null;
}

/** Returns what a page draws of a commitment, and why the user cannot commit to it now. */
export function drawCommitment<Content extends object, Price>(
  { draft, figures, obstacle, isOnline }: CommitmentSubject<Content, Price>,
  asked: AskedOffer<Content, Price> | null,
): DrawnCommitment<Content, Price> {
  const { save, saved, content } = draft.getSnapshot();
  const price = figures.status === 'ready' ? figures.price : null;
  const isOfOther = figures.etag !== undefined && figures.etag !== saved.etag;
  const mismatch = isOfOther && save.status === 'saved' ? `${saved.etag} ${figures.etag}` : null;
  const presentObstacle =
    obstacle ??
    (isOnline ? null : obstacleWords.offline) ??
    commitmentObstacle(save, isOfOther ? 'ofOther' : figures.status);
  const drawn = { content, price, etag: saved.etag };
  // What is drawn is compared with what was asked only once it is on the server, with its figures.
  if (presentObstacle !== null || asked === null)
    return { drawn, asked, changed: null, obstacle: presentObstacle, mismatch };
  const bound = bindAsked(asked, drawn);
  const changed = changeSince(bound, drawn);
  return {
    drawn,
    asked: bound,
    changed,
    obstacle: changed === null ? null : obstacleWords.changed,
    mismatch,
  };
}

/** Returns what a dialog asks about that opens now. While a change is being saved, its version is not known yet. */
export function openQuestion<Content extends object, Price>(
  subject: CommitmentSubject<Content, Price>,
): AskedOffer<Content, Price> {
  const { drawn } = drawCommitment(subject, null);
  return subject.draft.getSnapshot().save.status === 'saved' ? drawn : { ...drawn, etag: null };
}

/** How a press ended, and what the user pressed for. */
export interface CommitmentEnd<Output, Content, Price> {
  /** `idle`: nothing was sent, because of an obstacle, or because others' changes came in with the save. */
  readonly result: ActionState<Output>;
  /** What the user pressed for, if the server refused it because something changed; null otherwise. */
  readonly refused: DrawnOffer<Content, Price> | null;
  /** What the user pressed for, if there was no response, so that it may have been carried out; null otherwise. */
  readonly lost: DrawnOffer<Content, Price> | null;
}

/** An order or a request that was carried out, as the thing shows it. */
export interface MadeCommitment<Content, Price> extends Omit<DrawnOffer<Content, Price>, 'etag'> {
  /** The name of whoever made it. */
  readonly by: string;
}

/**
 * Whether an order or a request is the one that the user pressed for without a response: this user made it, with the same content and at
 * the same price. The version of the press was still open, so it is no earlier one.
 */
export function isOwnPress<Content, Price>(
  unsettled: DrawnOffer<Content, Price> | null,
  { by, content, price }: MadeCommitment<Content, Price>,
  ownName: string,
): boolean {
  return (
    unsettled !== null && by === ownName && isSame([content, price], [unsettled.content, unsettled.price])
  );
}

/** Saves what the page shows, then sends the version and price of its figures. Sends nothing if others' changes came in with the save. */
export async function commitShown<Output, Content extends object, Price>(
  { draft, figures }: Pick<CommitmentSubject<Content, Price>, 'draft' | 'figures'>,
  obstacle: string | null,
  send: (seen: { readonly etag: EntityTag; readonly price: Price }) => Promise<ActionState<Output>>,
): Promise<CommitmentEnd<Output, Content, Price>> {
  const nothing = { result: { status: 'idle' }, refused: null, lost: null } as const;
  if (obstacle !== null || figures.status !== 'ready') return nothing;
  const { etag, price } = figures;
  const shown = await draft.flushShown();
  if (shown?.etag !== etag) return nothing;
  const result = await send({ etag, price });
  const pressed = { content: shown.content, price, etag };
  const error = result.status === 'failed' ? result.error : null;
  return {
    result,
    refused: isRefusedForChange(error) ? pressed : null,
    lost: error !== null && isEndUnknown(error) ? pressed : null,
  };
}
