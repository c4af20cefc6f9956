import { isRefusedForChange, isSame, type Versioned } from '../../packages/page-kit/src/versions/index.ts';
import { createIdempotencyKey } from '../../packages/page-kit/src/versions/useIdempotencyKey.ts';
import type { ActionState } from '../../packages/portal-core/src/resource/index.ts';
import type { ActionPart } from './createActionPart.ts';
import { endOf } from './endOf.ts';
import { rule, type Tab } from './part.ts';
import { plain } from './plain.ts';
import type { ThingCreation } from './thing.ts';

/** An input, and the version whose price the dialog shows. */
interface Question<Thing, Input> {
  readonly input: Input;
  readonly seen: Thing;
}

/** Opens what a page creates about a thing once, after a dialog that shows the price. */
export function createCreationPart<Thing extends Versioned, Input>(
  { inputs, send, priceOf, shown }: ThingCreation<Thing, Input>,
  { line, loaded, onServer }: Tab<Thing>,
): ActionPart<Thing> {
  const keyOf = createIdempotencyKey();
  let drawn = loaded;
  let asked: Question<Thing, Input> | null = null;
  let pressed: Question<Thing, Input> | null = null;
  /** The press that the server carried out; null for none. */
  let made: Question<Thing, Input> | null = null;
  let isPending = false;
  let presses = 0;
  let sends = 0;
  let result: ActionState<unknown> = { status: 'idle' };

  async function create({ input, seen }: Question<Thing, Input>): Promise<void> {
    result = await endOf(send(line.http, input, seen, keyOf));
    isPending = false;
    asked = null;
    if (result.status === 'failed' && isRefusedForChange(result.error)) drawn = await onServer();
  }

  function press(question: Question<Thing, Input>): void {
    presses += 1;
    isPending = true;
    pressed = question;
    void create(question);
  }

  function confirm(): void {
    if (asked === null || isPending || result.status === 'done') return;
    // Another price is looked at first.
    if (isSame(priceOf(asked.seen), priceOf(drawn))) press({ ...asked, seen: drawn });
  }

  function check(): void {
    rule(result.status !== 'done' || made !== null, 'The page says that it was requested, and it was not.');
  }

  return {
    ask(index, number) {
      const input = inputs[index % inputs.length]?.(drawn, number);
      if (input !== undefined && !isPending && result.status !== 'done') asked = { input, seen: drawn };
    },
    confirm,
    lookAgain() {
      if (asked !== null && !isPending) asked = { ...asked, seen: drawn };
    },
    close() {
      if (!isPending) asked = null;
    },
    onSend({ etag, body }) {
      sends += 1;
      rule(sends <= presses, 'It was requested without a press.');
      if (pressed === null) throw new Error('It was requested, and nothing was pressed.');
      rule(
        isSame({ etag, body }, plain(shown(pressed.input, pressed.seen))),
        'Something else was sent than the page showed.',
      );
    },
    onTaken({ etag, body }, before, after) {
      if (before.etag === after.etag) return;
      rule(made === null, 'It was requested twice.');
      if (pressed === null) throw new Error('It was requested, and nothing was pressed.');
      rule(
        isSame({ etag, body }, plain(shown(pressed.input, before))),
        'The server took it of another version, or at another price, than the page showed.',
      );
      made = pressed;
    },
    draw(thing) {
      drawn = thing;
    },
    check,
    async heal() {
      await line.deliver('returned');
      check();
      // The user sends the same again, and learns that it was requested.
      const isLost = made !== null && made === pressed && result.status !== 'done';
      if (isLost && made !== null) press(made);
      await line.settle();
      await line.deliver('returned');
      check();
      rule(!isLost || result.status === 'done', 'In the end the page does not say that it was requested.');
    },
  };
}
