import { createVersionedAction } from '../../packages/page-kit/src/versions/createVersionedAction.ts';
import { createIdempotencyKey } from '../../packages/page-kit/src/versions/useIdempotencyKey.ts';
import { isSame, versionWords, type Versioned } from '../../packages/page-kit/src/versions/index.ts';
import { people } from './people.ts';
import { rule, type Part, type Tab } from './part.ts';
import { plain } from './plain.ts';
import type { ThingAction } from './thing.ts';

/** The actions of a page, and what the user does with them. */
export interface ActionPart<Thing> extends Part<Thing> {
  ask(this: void, index: number, number: number): void;
  confirm(this: void): void;
  lookAgain(this: void): void;
  close(this: void): void;
  /** Everything works again: what failed is sent again, and the page says what became of it. */
  heal(this: void): Promise<void>;
}

/** What the user asked for last. */
interface Press<Thing, Input> {
  readonly input: Input;
  readonly seen: Thing;
  /** The number of others' changes at the moment at which the server did it; null before. */
  readonly doneAt: number | null;
}

/** Opens the actions of a thing's page. */
export function createActionPart<Thing extends Versioned, Input>(
  { calls, inputs, shown }: ThingAction<Thing, Input>,
  { line, loaded, othersChanges, isOfPage }: Tab<Thing>,
): ActionPart<Thing> {
  const { http } = line;
  const { send, read, ...rest } = calls(people.me.name, createIdempotencyKey());
  let drawn = loaded;
  let press: Press<Thing, Input> | null = null;
  let asks = 0;
  let confirms = 0;
  let sends = 0;
  /** What the server did. */
  let done: readonly Input[] = [];
  const action = createVersionedAction<Input, Thing>({
    ...rest,
    ownName: people.me.name,
    send: (input, seen) => send(http, input, seen),
    read: (seen) => read(http, seen),
    take(thing) {
      drawn = thing;
    },
  });

  function confirm(): void {
    const { status } = action.getSnapshot();
    if (status === 'asking' || status === 'failed') confirms += 1;
    void action.confirm();
  }

  function check(): void {
    action.draw(drawn);
    const state = action.getSnapshot();
    rule(done.length <= asks, 'It was done twice.');
    if ('theirs' in state && state.theirs !== null)
      rule(
        state.isOwn === true || !isOfPage(state.theirs.etag),
        'The page takes the user’s own lost action for somebody else’s, or for another tab’s.',
      );
    if (press === null || state.status === 'idle') return;
    const { doneAt, input } = press;
    const isDone = done.some((each) => isAlike(each, input));
    rule(state.status !== 'done' || isDone, 'The page says that it was done, and it was not.');
    rule(
      state.status !== 'failed' || doneAt === null || !state.message.startsWith(versionWords.nothingDone),
      'The page says that nothing was done, and it was.',
    );
    rule(
      state.status !== 'failed' ||
        doneAt !== othersChanges() ||
        !isOfPage(drawn.etag) ||
        drawn.etag === press.seen.etag,
      'The page says that nobody knows, and it draws that it was done.',
    );
    rule(
      (state.status !== 'conflict' && state.status !== 'refused') || doneAt !== othersChanges(),
      'The page takes what the user did for what another person did.',
    );
  }

  return {
    ask(index, number) {
      const input = inputs[index % inputs.length]?.(drawn, number);
      if (input === undefined || action.getSnapshot().status === 'sending') return;
      asks += 1;
      press = { input, seen: drawn, doneAt: null };
      action.ask(input, drawn);
    },
    confirm,
    lookAgain() {
      const state = action.getSnapshot();
      if (press !== null && (state.status === 'stale' || state.status === 'conflict'))
        press = { ...press, seen: state.theirs, doneAt: null };
      if (state.status === 'conflict') asks += 1;
      action.lookAgain();
    },
    close() {
      if (action.getSnapshot().status !== 'sending') press = null;
      action.close();
    },
    onSend({ etag, body }) {
      sends += 1;
      rule(sends <= confirms, 'It was sent without a press.');
      if (press === null) throw new Error('It was sent, and nothing was asked for.');
      rule(etag === press.seen.etag, 'It was sent for a version that was not on the page at the press.');
      rule(
        isSame(body, plain(shown(press.input, press.seen))),
        'Something else was sent than the page showed.',
      );
    },
    onTaken({ etag, body }, before, after) {
      if (before.etag === after.etag) return;
      rule(etag === before.etag, 'The server did it for another version.');
      if (press === null) return;
      rule(
        isSame(body, plain(shown(press.input, before))),
        'The server did it at another price than the page showed.',
      );
      done = [...done, press.input];
      press = { ...press, doneAt: othersChanges() };
    },
    draw(thing) {
      drawn = thing;
    },
    check,
    async heal() {
      await line.deliver('returned');
      if (action.getSnapshot().status === 'failed') confirm();
      await line.settle();
      await line.deliver('returned');
      check();
      rule(action.getSnapshot().status !== 'sending', 'In the end it is still being sent.');
    },
  };
}

/** Whether two inputs ask for the same, perhaps in other words. A number tells words apart. */
function isAlike(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((input) => JSON.stringify(input).replaceAll(/\d+/g, ''));
  return first === second;
}
