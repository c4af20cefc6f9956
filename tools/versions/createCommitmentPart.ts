import type { EntityTag } from '../../packages/portal-core/src/calls/index.ts';
import type { ActionState } from '../../packages/portal-core/src/resource/index.ts';
import {
  isRefusedForChange,
  isSame,
  type Figures,
  type Versioned,
} from '../../packages/page-kit/src/versions/index.ts';
import type { AskedOffer, DrawnOffer } from '../../packages/page-kit/src/versions/changeSince.ts';
import {
  commitShown,
  drawCommitment,
  isOwnPress,
  openQuestion,
} from '../../packages/page-kit/src/versions/commitment.ts';
import { createIdempotencyKey } from '../../packages/page-kit/src/versions/useIdempotencyKey.ts';
import type { DraftPart } from './createDraftPart.ts';
import type { Write } from './createLine.ts';
import { endOf } from './endOf.ts';
import { rule, type Part, type Tab } from './part.ts';
import { people } from './people.ts';
import type { ThingCommitment } from './thing.ts';

/** The commitment of a page, and what the user does with it. */
export interface CommitmentPart<Thing> extends Part<Thing> {
  /** Loads the figures of the version that the page draws. */
  loadFigures(this: void): Promise<void>;
  /** Presses the button, or opens the dialog. */
  press(this: void): void;
  /** Loads the figures and presses, also in the dialog. `meanwhile` happens between the two. */
  commit(this: void, meanwhile?: () => void): Promise<void>;
  lookAgain(this: void): void;
  heal(this: void): Promise<void>;
}

/** What the page showed at a press. */
interface Offer<Content, Price> {
  readonly content: Content;
  readonly price: Price | null;
  readonly etag: EntityTag | null;
}

/** What the page showed, as far as a request depends on it. */
interface Shown<Content, Price> {
  /** At the press. */
  readonly pressed: Offer<Content, Price>;
  /** What was refused, until the user has looked again. */
  readonly refused: Offer<Content, Price> | null;
  /** What the dialog showed as it opened, or as the user looked again. */
  readonly question: Offer<Content, Price> | null;
}

const notShown = { refused: null, question: null };

/** Opens the commitment of a thing's page. */
export function createCommitmentPart<Thing extends Versioned, Content extends object, Price>(
  { figures: figuresOf, send, sentPrice, made: madeOf, isQuestion }: ThingCommitment<Thing, Price>,
  { line, platform, loaded, onServer, direct, othersChanges }: Tab<Thing>,
  { draft, contentOf }: Pick<DraftPart<Thing, Content>, 'draft' | 'contentOf'>,
): CommitmentPart<Thing> {
  const { http } = line;
  const keyOf = createIdempotencyKey();
  let figures: Figures<Price> = { status: 'loading' };
  let asked: AskedOffer<Content, Price> | null = null;
  let pressed: Offer<Content, Price> | null = null;
  let { refused, question }: Pick<Shown<Content, Price>, 'refused' | 'question'> = notShown;
  /** What was pressed and has no response; null for nothing. */
  let unsettled: DrawnOffer<Content, Price> | null = null;
  let isPending = false;
  let presses = 0;
  let sends = 0;
  let doneAt: number | null = null;
  let result: ActionState<unknown> = { status: 'idle' };

  const subjectOf = () => ({ draft, figures, obstacle: null, isOnline: platform.browser.isOnline() });
  const view = () => {
    const drawn = drawCommitment(subjectOf(), asked);
    asked = drawn.asked;
    return drawn;
  };

  async function commit(obstacle: string | null): Promise<void> {
    const end = await commitShown({ draft, figures }, obstacle, ({ etag, price }) =>
      endOf(send(http, loaded, { etag, price, key: keyOf({ etag, price }) })),
    );
    isPending = false;
    result = end.result;
    unsettled = end.lost ?? unsettled;
    if (end.refused === null) return;
    asked = end.refused;
    refused = end.refused;
    if (isQuestion) question = end.refused;
  }

  function press(): void {
    const { drawn, obstacle } = view();
    if (isQuestion && asked === null) {
      asked = openQuestion(subjectOf());
      question = asked;
      return;
    }
    if (isPending || obstacle !== null || result.status === 'done') return;
    presses += 1;
    isPending = true;
    pressed = drawn;
    if (!isQuestion) asked = null;
    void commit(obstacle);
  }

  async function loadFigures(): Promise<void> {
    figures = await figuresOf(http, await onServer()).catch(() => ({ status: 'failed' }) as const);
  }

  function lookAgain(): void {
    const { drawn, changed } = view();
    if (changed === null) return;
    asked = isQuestion ? drawn : null;
    if (isQuestion) question = drawn;
    refused = null;
  }

  function check(): void {
    view();
    checkResult(result, doneAt, othersChanges());
  }

  /** What was ordered has the price that was shown, and is recognised in what the page reads later if its response was lost. */
  async function checkMade(): Promise<void> {
    if (doneAt === null) return;
    const thing = await onServer();
    const made = await madeOf(direct, thing);
    rule(isSame(made?.price, pressed?.price), 'It was ordered at another price than the page showed.');
    if (result.status === 'done' || doneAt !== othersChanges()) return;
    rule(
      made !== null && isOwnPress(unsettled, { ...made, content: contentOf(thing) }, people.me.name),
      'The page takes the user’s own lost order for somebody else’s, or for another tab’s.',
    );
  }

  return {
    loadFigures,
    press,
    async commit(meanwhile) {
      await loadFigures();
      meanwhile?.();
      press();
      // The first press opened the dialog.
      if (isQuestion && presses === 0) press();
    },
    lookAgain,
    onSend(write) {
      sends += 1;
      rule(sends <= presses, 'It was ordered without a press.');
      if (pressed === null) throw new Error('It was ordered, and nothing was pressed.');
      checkSent(write, pressed.price && sentPrice(pressed.price), { pressed, refused, question });
    },
    onTaken({ etag }, before, after) {
      if (before.etag === after.etag) return;
      rule(doneAt === null, 'It was ordered twice.');
      rule(etag === before.etag, 'The server took an order of another version.');
      rule(isSame(contentOf(before), pressed?.content), 'Something else was ordered than the page showed.');
      doneAt = othersChanges();
    },
    draw: () => undefined,
    check,
    async heal() {
      await line.deliver('returned');
      check();
      await checkMade();
      if (result.status === 'failed' && doneAt !== null) press();
      await line.settle();
      await line.deliver('returned');
      check();
    },
  };
}

/** Checks a request: it has the version and the price that the page showed, and what the user was asked about. */
function checkSent<Content, Price>(
  { etag, body }: Write,
  shownPrice: unknown,
  { pressed, refused, question }: Shown<Content, Price>,
): void {
  rule(etag === pressed.etag, 'Another version was ordered than the page showed.');
  const price: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'price') : null;
  rule(shownPrice !== null && isSame(price, shownPrice), 'Another price was sent than the page showed.');
  rule(
    refused === null || isSameOffer(refused, pressed),
    'After a refusal another price or version was sent, and the user had not looked again.',
  );
  rule(
    question === null || isSameContent(question, pressed),
    'Something else was sent than the dialog asked about.',
  );
}

/** Checks what the page says about its request, which the server carried out after `doneAt` changes of others, or not at all. */
function checkResult(result: ActionState<unknown>, doneAt: number | null, othersChanges: number): void {
  rule(result.status !== 'done' || doneAt !== null, 'The page says that it was ordered, and it was not.');
  const isRefused = result.status === 'failed' && isRefusedForChange(result.error);
  rule(!isRefused || doneAt !== othersChanges, 'The page takes the user’s own order for somebody else’s.');
}

function isSameOffer<Content, Price>(one: Offer<Content, Price>, other: Offer<Content, Price>): boolean {
  return isSame([one.price, one.etag], [other.price, other.etag]);
}

/** A dialog may have opened before its figures were there. */
function isSameContent<Content, Price>(
  question: Offer<Content, Price>,
  pressed: Offer<Content, Price>,
): boolean {
  return isSame([question.content, question.price ?? pressed.price], [pressed.content, pressed.price]);
}
