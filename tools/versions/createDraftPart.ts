import type { EditedValue } from '../../packages/page-kit/src/testing/index.ts';
import type { createLastChanges } from '../../packages/page-kit/src/testing/createLastChanges.ts';
import {
  isSame,
  type KeptDraft,
  type SavedVersion,
  type VersionedDraft,
  type Versioned,
} from '../../packages/page-kit/src/versions/index.ts';
import type { HttpStatusError } from '../../packages/portal-core/src/index.ts';
import { isHttpStatusError } from '../../packages/portal-core/src/react/index.ts';
import { rule, type Part, type Tab } from './part.ts';
import type { ThingDraft } from './thing.ts';

/** The draft of a page, and what the user does with it. */
export interface DraftPart<Thing, Content extends object> extends Part<Thing> {
  readonly draft: VersionedDraft<Content, SavedVersion<Content>>;
  /** Whether it is saved by a button. */
  readonly isForm: boolean;
  edit(this: void, index: number, number: number): void;
  /** The user saves now, or presses the button of the form. */
  flush(this: void): void;
  answer(this: void, whose: 'mine' | 'theirs'): void;
  /** What the user does now is a reason to send again what the server did not allow. */
  noteAct(this: void): void;
  contentOf(this: void, thing: Thing): Content;
  isOpen(this: void, thing: Thing): boolean;
  /** The places of the values that the user changes. */
  readonly indexes: readonly number[];
  /** What the tab keeps over a reload, as storage has it; undefined for nothing. */
  kept(this: void): Kept<Content> | undefined;
  restore(this: void, kept: Kept<Content>): void;
  heal(this: void): Promise<void>;
}

type Kept<Content extends object> = KeptDraft<Content, SavedVersion<Content>>;

/** Opens the draft of a thing's page. `lastChanges` outlasts a reload. */
export function createDraftPart<Thing extends Versioned, Content extends object>(
  { open, values, isForm = false }: ThingDraft<Thing, Content>,
  { line, platform, loaded, onServer, isSave, overtakenBy, isOfPage }: Tab<Thing>,
  lastChanges: ReturnType<typeof createLastChanges<Content>>,
): DraftPart<Thing, Content> {
  const { http } = line;
  const draft = open(http, platform, loaded);
  const versionOf = (thing: Thing): SavedVersion<Content> => open(http, platform, thing).getSnapshot().saved;
  let shownAtSend = draft.getSnapshot().content;
  let pressed: Content | null = null;
  /** Whether the server did not allow the last save, and the user did nothing since. */
  let isBarred = false;
  let lastError: unknown = null;

  function askedIds(): readonly string[] {
    const { save } = draft.getSnapshot();
    return save.status === 'conflict' ? save.clashes.map(({ id }) => id) : [];
  }

  const isSaved = (): boolean =>
    draft.getSnapshot().save.status === 'saved' && draft.readUnsaved() === undefined;

  function flush(): void {
    isBarred = false;
    pressed = draft.getSnapshot().content;
    void (isForm ? draft.saveAgain() : draft.flush());
  }

  function answer(whose: 'mine' | 'theirs'): void {
    const { save, content: mine } = draft.getSnapshot();
    if (save.status !== 'conflict') return;
    isBarred = false;
    lastChanges.noteAnswer(whose, askedIds(), whose === 'mine' ? mine : save.theirs.content);
    draft.resolve(whose);
  }

  function check(): void {
    const { save, content, saved, merged } = draft.getSnapshot();
    const theirs = save.status === 'conflict' ? save.theirs : merged;
    rule(
      theirs === null || !isOfPage(theirs.etag),
      'The page takes the user’s own lost save for somebody else’s, or for another tab’s.',
    );
    if (save.status === 'saved')
      rule(isSame(content, saved.content), 'It says “Saved” over unsaved content.');
    if (save.status === 'failed' && save.error !== lastError) {
      lastError = save.error;
      isBarred = isHttpStatusError(save.error, 403);
    }
    if (save.status === 'conflict' && save.error !== undefined && save.error !== lastError) {
      lastError = save.error;
      checkAuthor(save.error, overtakenBy() === 'me');
    }
    const broken = save.status === 'ended' ? null : lastChanges.brokenBy(content, askedIds());
    rule(broken === null, broken ?? '');
  }

  return {
    draft,
    isForm,
    contentOf: (thing) => versionOf(thing).content,
    isOpen: (thing) => versionOf(thing).isOpen ?? true,
    indexes: values.flatMap(({ by }, index) => (by === 'colleague' ? [] : [index])),
    edit(index, number) {
      const { status } = draft.getSnapshot().save;
      // A form keeps what is typed while it is saved, and hands it over at the next press.
      const isClosed = draft.getSnapshot().saved.isOpen === false;
      if (isClosed || status === 'ended' || (isForm && status === 'saving')) return;
      isBarred = false;
      draft.change((content) => values[index]?.write(content, number) ?? content);
      lastChanges.note(index, 'me', draft.getSnapshot().content);
    },
    flush,
    answer,
    noteAct() {
      isBarred = false;
    },
    onSend({ etag }) {
      const { saved, save, content } = draft.getSnapshot();
      rule(!line.waiting().some(isSave), 'Two saves are under way.');
      rule(save.status === 'saving', `It is sent while the page says “${save.status}”.`);
      rule(etag === saved.etag, 'It is sent for a version that the content was not made from.');
      rule(!isBarred, 'What the server did not allow is sent again without the user.');
      if (isForm)
        rule(pressed !== null && isSame(pressed, content), 'A form sends what it did not show at the press.');
      shownAtSend = content;
    },
    onTaken({ etag }, beforeThing, afterThing) {
      if (beforeThing.etag === afterThing.etag) return;
      rule(etag === beforeThing.etag, 'The server took a save over another version.');
      checkTaken(values, versionOf(beforeThing).content, versionOf(afterThing).content, shownAtSend);
    },
    draw: (thing) => draft.receive(versionOf(thing)),
    check,
    kept() {
      const kept = draft.readUnsaved();
      draft.stop();
      return kept && stored(kept);
    },
    restore: draft.restore,
    async heal() {
      for (let round = 0; round < 12 && !isSaved(); round += 1) {
        flush();
        await line.settle();
        await line.deliver('returned');
        answer('mine');
        await line.settle();
      }
      check();
      const thing = await onServer();
      const saved = versionOf(thing);
      draft.receive(saved);
      checkHealed(draft, saved);
      const isLost = saved.isOpen !== false && !lastChanges.areIn(saved.content);
      rule(!isLost, 'In the end somebody’s last change is lost.');
    },
  };
}

/** Checks that a refusal says whether it was the user in another tab. */
function checkAuthor({ problem }: HttpStatusError, isOwnTab: boolean): void {
  const saysTab = problem?.message?.includes('you in another tab') === true;
  rule(saysTab === isOwnTab, 'The page does not say whether it was the user in another tab.');
}

/** Checks that everything is saved in the end, or that the page says that the thing has ended. */
function checkHealed<Content extends object>(
  draft: VersionedDraft<Content, SavedVersion<Content>>,
  saved: SavedVersion<Content>,
): void {
  const { save, content } = draft.getSnapshot();
  if (saved.isOpen === false) {
    // The user's own save may have been the end, such as of a draft that is registered.
    const isEnd = save.status === 'ended' || isSame(content, saved.content);
    rule(isEnd, 'The page does not say that it has ended.');
    return;
  }
  rule(save.status === 'saved', `In the end it is not saved: ${JSON.stringify(save)}`);
  rule(draft.readUnsaved() === undefined, 'In the end a tab still keeps something.');
  rule(isSame(content, saved.content), 'In the end the page and the server differ.');
}

/** Checks a save that the server took: it has what the page showed, and undid nothing. */
function checkTaken<Content>(
  values: readonly EditedValue<Content>[],
  before: Content,
  after: Content,
  shown: Content,
): void {
  for (const { by, read } of values) {
    if (!read || isSame(read(after), read(before))) continue;
    rule(by !== 'colleague', 'A save undid what only the colleague changes.');
    rule(isSame(read(after), read(shown)), 'The server has something that the page did not show.');
  }
}

/** What storage returns of a value. */
function stored<Value>(value: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain data
  return JSON.parse(JSON.stringify(value)) as Value;
}
