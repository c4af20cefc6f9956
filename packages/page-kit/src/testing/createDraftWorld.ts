import { createFakeBrowser, createManualClock, settlePromises } from '@quayside/portal-core/testing';
import { isSame } from '../versions/mergeParts.ts';
import { createDraftServer } from './createDraftServer.ts';
import { createDraftTab } from './createDraftTab.ts';
import { createLastChanges } from './createLastChanges.ts';
import type { EditedThing, Step } from './editedThing.ts';

/** A user's tab, a colleague and the server. Every write and every answer is checked as it happens. */
export interface DraftWorld {
  take(this: void, step: Step): Promise<void>;
  /** Everything works again, and the user keeps the own version of what is asked. A thing that ended stays so. */
  heal(this: void): Promise<void>;
}

/** Creates the world of one kind of thing. Its steps reject with the rule that is broken. */
export function createDraftWorld<Content extends object>(thing: EditedThing<Content>): DraftWorld {
  const { values, pauseMs = 100 } = thing;
  const clock = createManualClock();
  const browser = createFakeBrowser();
  const server = createDraftServer(thing, browser);
  const tab = createDraftTab(server, { clock, browser }, thing);
  const lastChanges = createLastChanges(thing);
  const { saved, rule, finish, end, isEnded } = server;
  let counter = 0;

  function change(who: 'me' | 'colleague', index: number): void {
    const value = values[index];
    if (!value) return;
    counter += 1;
    const write = (before: Content): Content => value.write(before, counter);
    if (who === 'colleague' && isEnded()) return;
    if (who === 'me') tab.draft().change(write);
    else server.change(write);
    lastChanges.note(index, who, who === 'me' ? tab.draft().getSnapshot().content : saved().content);
  }

  function answer(whose: 'mine' | 'theirs'): void {
    const { save, content: mine } = tab.draft().getSnapshot();
    if (save.status !== 'conflict') return;
    lastChanges.noteAnswer(whose, tab.askedIds(), whose === 'mine' ? mine : save.theirs.content);
    tab.draft().resolve(whose);
  }

  function check(): void {
    tab.check();
    const broken = lastChanges.brokenBy(tab.draft().getSnapshot().content, tab.askedIds());
    rule(broken === null, broken ?? '');
  }

  async function act(step: Step): Promise<void> {
    switch (step.type) {
      case 'edit':
        return change('me', step.index);
      case 'colleague':
        return change('colleague', step.index);
      case 'save':
        void tab.draft().flush();
        await settlePromises();
        return finish(step.fate);
      case 'request':
        return finish(step.fate);
      case 'answer':
        return answer(step.whose);
      case 'pause':
        return clock.advance(pauseMs ?? 0);
      case 'flush':
        return void tab.draft().flush();
      case 'offline':
      case 'online':
        return browser.setOnline(step.type === 'online');
      case 'readAgain':
        return browser.isOnline() ? tab.draft().receive(saved()) : undefined;
      case 'readLate':
        return tab.readLate();
      case 'commit':
        return tab.commit();
      case 'end':
        return end();
      case 'reload':
      default:
        // What was typed into a thing that ended is shown to be copied, and not kept.
        return isEnded() ? undefined : tab.reload();
    }
  }

  return {
    async take(step) {
      await act(step);
      await settlePromises();
      check();
    },
    async heal() {
      browser.setOnline(true);
      for (let round = 0; round < 12; round += 1) {
        void tab.draft().flush();
        await settlePromises();
        await finish('returned');
        answer('mine');
        await settlePromises();
      }
      check();
      const draft = tab.draft();
      if (isEnded()) {
        draft.receive(saved());
        rule(draft.getSnapshot().save.status === 'ended', 'The page does not say that it has ended.');
        return;
      }
      rule(draft.getSnapshot().save.status === 'saved', 'In the end it is not saved.');
      rule(draft.readUnsaved() === undefined, 'In the end a tab still keeps something.');
      draft.receive(saved());
      const isSameContent = isSame(draft.getSnapshot().content, saved().content);
      rule(isSameContent, 'In the end the page and the server differ.');
      rule(lastChanges.areIn(saved().content), 'In the end somebody’s last change is lost.');
    },
  };
}
