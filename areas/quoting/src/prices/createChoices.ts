import {
  createVersionedDraft,
  isSame,
  lines,
  whole,
  type AutosavePlatform,
  type DraftState,
  type Parts,
  type SavedVersion,
  type VersionedDraft,
} from '@quayside/page-kit/versions';
import type { Quote, QuoteChoice } from '../api.ts';
import { toChoice, type CellPlace } from './cells.ts';
import type { PriceBook } from './createPriceBook.ts';

/** The chosen price of a site. Its bandwidth, term and resilience only make sense together; its margin is a decision of its own. */
export interface ChosenPrice {
  readonly siteId: string;
  readonly place: CellPlace;
  readonly marginBasisPoints: number | null;
}

/** The choices of a quote, in the order of the site ids, and its margin. */
export interface ChoicesContent {
  readonly choices: readonly ChosenPrice[];
  readonly marginBasisPoints: number;
}

export interface ChoicesVersion extends SavedVersion<ChoicesContent> {
  /** Whoever made the version. */
  readonly by: string;
  /** An ISO 8601 moment. Only a loaded version has it. */
  readonly at?: string;
  /** Only a loaded version has it. */
  readonly status?: Quote['status'];
}

export type ChoicesState = DraftState<ChoicesContent, ChoicesVersion>;

/** The requests of the choices. The choices and the margin are saved by a request each, over the version that the user saw. */
export interface ChoicesPorts {
  readonly platform: AutosavePlatform;
  load(this: void): Promise<ChoicesVersion>;
  saveChoices(this: void, items: QuoteChoice[], seen: ChoicesVersion): Promise<ChoicesVersion>;
  saveMargin(this: void, marginBasisPoints: number, seen: ChoicesVersion): Promise<ChoicesVersion>;
}

/** The choices of a quote while they are made. They are saved automatically. */
export interface EditedChoices extends VersionedDraft<ChoicesContent, ChoicesVersion> {
  choose(this: void, choices: readonly QuoteChoice[]): void;
  setMargin(this: void, marginBasisPoints: number): void;
  /** Replaces every choice by earlier ones, to undo a change. */
  replace(this: void, choices: readonly QuoteChoice[]): void;
}

const PAUSE_MS = 600;

const mergeChoices = lines<ChoicesContent['choices']>({ idOf: ({ siteId }) => siteId });

/** Two people may choose for different sites. A site has one price, and the margin of a choice is a decision of its own. */
export const choicesParts: Parts<ChoicesContent> = {
  choices(id, versions, decisions) {
    const { value, clashes } = mergeChoices(id, versions, decisions);
    return { value: sorted(value), clashes };
  },
  marginBasisPoints: whole(),
};

/** Creates the choices of a quote from the version that was loaded. The prices of `book` follow them. */
export function createChoices(
  loaded: ChoicesVersion,
  book: Pick<PriceBook, 'setChoices'>,
  { platform, load, saveChoices, saveMargin }: ChoicesPorts,
): EditedChoices {
  const draft = createVersionedDraft<ChoicesContent, ChoicesVersion>(
    loaded,
    { parts: choicesParts, pauseMs: PAUSE_MS },
    {
      platform,
      load,
      sendable: nextChoices,
      save: ({ choices, marginBasisPoints }, seen) =>
        isSame(choices, seen.content.choices)
          ? saveMargin(marginBasisPoints, seen)
          : saveChoices(toChoices(choices), seen),
    },
  );
  draft.subscribe(() => {
    const state = draft.getSnapshot();
    const { choices, marginBasisPoints } = shownChoices(state);
    book.setChoices(toChoices(choices), marginBasisPoints, state.saved.etag);
  });
  return {
    ...draft,
    choose(items) {
      const chosen = new Set(items.map(({ siteId }) => siteId));
      draft.change((content) => ({
        ...content,
        choices: sorted([
          ...content.choices.filter(({ siteId }) => !chosen.has(siteId)),
          ...items.map(chosenPrice),
        ]),
      }));
    },
    setMargin: (marginBasisPoints) => draft.change((content) => ({ ...content, marginBasisPoints })),
    replace: (items) => draft.change((content) => ({ ...content, choices: sorted(items.map(chosenPrice)) })),
  };
}

/** The choices that the page shows: the user's, or the saved ones once nobody can change them any more. */
export function shownChoices({ content, saved, save }: ChoicesState): ChoicesContent {
  return save.status === 'ended' ? (save.theirs ?? saved).content : content;
}

/** What the next request saves: the choices, then the margin. */
export function nextChoices(content: ChoicesContent, saved: ChoicesContent): ChoicesContent {
  return isSame(content.choices, saved.choices) ? content : { ...saved, choices: content.choices };
}

const ended: ReadonlySet<Quote['status']> = new Set(['ordered', 'declined', 'cancelled']);

export function choicesVersion(quote: Quote): ChoicesVersion {
  const { etag, choices, marginBasisPoints, updatedBy, updatedAt, status, orderId } = quote;
  return {
    etag,
    isOpen: orderId === null && !ended.has(status),
    content: { choices: sorted(choices.map(chosenPrice)), marginBasisPoints },
    by: updatedBy.name,
    at: updatedAt,
    status: orderId === null ? status : 'ordered',
  };
}

/** The choices as the contract has them. */
export function toChoices(choices: readonly ChosenPrice[]): QuoteChoice[] {
  return choices.map(({ siteId, place, marginBasisPoints }) => toChoice(siteId, place, marginBasisPoints));
}

function chosenPrice({ siteId, marginBasisPoints, ...place }: QuoteChoice): ChosenPrice {
  const { bandwidthMbps, termMonths, resilience } = place;
  return { siteId, place: { bandwidthMbps, termMonths, resilience }, marginBasisPoints };
}

function sorted(choices: readonly ChosenPrice[]): readonly ChosenPrice[] {
  const numberOf = ({ siteId }: ChosenPrice): number => Number(siteId.slice(1)) || 0;
  return choices.toSorted((one, other) => numberOf(one) - numberOf(other));
}
