import { createLastChanges } from '../../packages/page-kit/src/testing/createLastChanges.ts';
import type { Versioned } from '../../packages/page-kit/src/versions/index.ts';
import {
  createFakeBrowser,
  createFakeHttpClient,
  createManualClock,
} from '../../packages/portal-core/src/testing/index.ts';
import type { Fate } from './createLine.ts';
import { createOthers, type Person } from './createOthers.ts';
import type { Server } from './createServer.ts';
import { openPage, type Page } from './openPage.ts';
import { rule } from './part.ts';
import type { VersionedThing } from './thing.ts';

/** What the user does on the page. An `index` counts what the thing offers, from its beginning again after the last. */
type PageStep =
  | { readonly type: 'edit' | 'ask' | 'decide' | 'decideAtOldPrice'; readonly index: number }
  | { readonly type: 'request'; readonly fate: Fate }
  | { readonly type: 'answer'; readonly whose: 'mine' | 'theirs' }
  | {
      readonly type:
        | 'pause'
        | 'flush'
        | 'confirm'
        | 'lookAgain'
        | 'close'
        | 'figures'
        | 'press'
        | 'commit'
        | 'commitAtOldPrice'
        | 'save'
        | 'readFails';
    };

/** One step of a sequence. */
export type Step =
  | PageStep
  | { readonly type: 'colleague' | 'ownTab'; readonly index: number }
  | { readonly type: 'reload' | 'signOut'; readonly arrives: boolean }
  | { readonly type: 'offline' | 'online' | 'readAgain' | 'loseAndRead' | 'raisePrice' };

/** A user with a tab, the same user in another tab, a colleague, and the sandbox. */
export interface VersionWorld {
  take(this: void, step: Step): Promise<void>;
  /** Everything works again, and the user keeps the own version of what is asked. */
  heal(this: void): Promise<void>;
}

const LONGEST_PAUSE_MS = 5_000;

/** Opens the page of a thing in a world that has just begun. Its steps reject with the rule that is broken. */
export async function createVersionWorld<Thing extends Versioned, Input, Content extends object, Price>(
  thing: VersionedThing<Thing, Input, Content, Price>,
  server: Server,
): Promise<VersionWorld> {
  const others = createOthers(thing, server);
  const platform = { clock: createManualClock(), browser: createFakeBrowser() };
  const { browser } = platform;
  const { draft: draftOf } = thing;
  let number = 0;
  const lastChanges =
    draftOf &&
    createLastChanges<Content>({
      first: draftOf.open(createFakeHttpClient(), platform, await others.onServer()).getSnapshot().content,
      values: draftOf.values,
    });
  const pageWorld = { server, others, platform, lastChanges };
  let page = await openPage(thing, pageWorld);

  async function changeAs(who: Person, index: number): Promise<void> {
    const saved = await others.change(who, index, number);
    if (saved !== null) lastChanges?.note(saved.index, 'colleague', saved.content);
  }

  /** The page reads in the background. */
  async function readAgain({ parts }: typeof page): Promise<void> {
    if (browser.isOnline()) for (const part of parts) part.draw(await others.onServer());
  }

  async function reload(arrives: boolean): Promise<void> {
    // What was typed into a thing that ended is shown to be copied, and not kept.
    if (page.draft?.isOpen(await others.onServer()) === false) return;
    const kept = page.draft?.kept();
    await page.line.leave(arrives);
    browser.setOnline(true);
    page = await openPage(thing, pageWorld);
    if (kept) page.draft?.restore(kept);
  }

  async function act(step: Step): Promise<void> {
    number += 1;
    switch (step.type) {
      case 'colleague':
      case 'ownTab':
        return changeAs(step.type === 'colleague' ? 'colleague' : 'me', step.index);
      case 'offline':
      case 'online':
        return setOnline(page, step.type === 'online');
      case 'readAgain':
        return readAgain(page);
      case 'loseAndRead':
        await page.line.deliver('cut after');
        return readAgain(page);
      case 'raisePrice':
        return others.raisePrice();
      case 'signOut':
        if (step.arrives) await page.line.deliver('arrive');
        await page.line.endSession();
        return reload(false);
      case 'reload':
        return reload(step.arrives);
      case 'edit':
      case 'ask':
      case 'decide':
      case 'decideAtOldPrice':
      case 'request':
      case 'answer':
      case 'pause':
      case 'flush':
      case 'confirm':
      case 'lookAgain':
      case 'close':
      case 'figures':
      case 'press':
      case 'commit':
      case 'commitAtOldPrice':
      case 'save':
      case 'readFails':
      default:
        return actOnPage(page, step, number, others.raisePrice);
    }
  }

  return {
    async take(step) {
      await act(step);
      await page.line.settle();
      for (const part of page.parts) part.check();
      await page.line.settle();
    },
    async heal() {
      await setOnline(page, true);
      await page.commitment?.heal();
      await page.action?.heal();
      await page.draft?.heal();
    },
  };
}

/** What the user does on the page, or what becomes of a request. */
async function actOnPage<Thing extends Versioned, Content extends object>(
  { line, action, draft, commitment, platform: { clock } }: Page<Thing, Content>,
  step: PageStep,
  number: number,
  raisePrice: () => void,
): Promise<void> {
  switch (step.type) {
    case 'edit': {
      const indexes = draft?.indexes ?? [];
      const value = indexes[step.index % Math.max(1, indexes.length)];
      return value === undefined ? undefined : draft?.edit(value, number);
    }
    case 'ask':
      return action?.ask(step.index, number);
    case 'decide':
      action?.ask(step.index, number);
      return action?.confirm();
    case 'decideAtOldPrice':
      action?.ask(step.index, number);
      raisePrice();
      return action?.confirm();
    case 'request':
      return line.deliver(step.fate);
    case 'answer':
      return draft?.answer(step.whose);
    case 'pause':
      return clock.advance(LONGEST_PAUSE_MS);
    case 'flush':
      return draft?.flush();
    case 'confirm':
      return action?.confirm();
    case 'lookAgain':
      action?.lookAgain();
      return commitment?.lookAgain();
    case 'close':
      return action?.close();
    case 'figures':
      return commitment?.loadFigures();
    case 'press':
      draft?.noteAct();
      return commitment?.press();
    case 'commit':
      draft?.noteAct();
      return commitment?.commit();
    case 'commitAtOldPrice':
      draft?.noteAct();
      return commitment?.commit(raisePrice);
    case 'save':
      draft?.flush();
      await line.settle();
      return line.deliver('returned');
    case 'readFails':
    default:
      return line.failNextRead();
  }
}

/** The connection of the device ends, or comes back: what was deferred is sent once, or the page says why not. */
async function setOnline<Thing extends Versioned, Content extends object>(
  { line, draft, platform: { browser, clock } }: Page<Thing, Content>,
  isOnline: boolean,
): Promise<void> {
  const before = draft?.draft.getSnapshot().save;
  const isDeferred = before?.status === 'failed' && before.error.name === 'NetworkError';
  line.setOnline(isOnline);
  browser.setOnline(isOnline);
  await line.settle();
  if (!isOnline || !isDeferred || draft?.isForm === true) return;
  // What was typed since is saved after the pause.
  await clock.advance(LONGEST_PAUSE_MS);
  await line.settle();
  const after = draft?.draft.getSnapshot().save;
  rule(after?.status !== 'failed', 'What was deferred is not sent once the device is online again.');
}
