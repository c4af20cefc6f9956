import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession } from '../testing/scriptedSession.ts';
import { createUnsavedWork, type RegisteredWork } from './createUnsavedWork.ts';

/** One form of a page: its text, and the part of it that must not be lost. */
class Form {
  text: string | undefined;
  unsaved: string | undefined;
  registered: RegisteredWork | null = null;
  readonly source = {
    read: (): unknown => this.text,
    restore: (draft: unknown): boolean => {
      this.text = String(draft);
      return true;
    },
  };

  type(text: string | undefined): void {
    if (this.registered === null) return;
    this.text = text;
    this.unsaved = text;
  }

  save(): void {
    this.registered?.forget();
    if (this.registered !== null) this.unsaved = undefined;
  }

  leave(): void {
    this.registered?.end();
    this.registered = null;
    this.text = undefined;
  }
}

const action = fc.constantFrom('come', 'leave', 'flicker', 'type', 'empty', 'save', 'session ends');
const step = fc.record({ action, name: fc.constantFrom('case', 'order'), waitMs: fc.nat(2_000) });

it('In any schedule a form that mounts gets exactly its unsaved work back, and nothing else stays stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const tabStorage = createMemoryStorage();
      const clock = createManualClock();
      const forms = { case: new Form(), order: new Form() };
      let { session, work } = load();

      function load() {
        const ports = { browser: createFakeBrowser(), tabStorage, clock, logger: createRecordingLogger() };
        const scripted = createScriptedSession();
        const register = createUnsavedWork({}, { ...ports, session: scripted });
        register.start();
        scripted.signIn();
        return { session: scripted, work: register };
      }

      function come(name: keyof typeof forms): void {
        const form = forms[name];
        if (form.registered !== null) return;
        form.registered = work.register(name, form.source);
        expect(form.text).toBe(form.unsaved);
        expect(form.registered.restoredAt === null).toBe(form.unsaved === undefined);
      }

      function flicker(name: keyof typeof forms): void {
        const form = forms[name];
        // A form that is shown again no longer knows that its text was saved.
        if (form.registered === null || form.text !== form.unsaved) return;
        form.registered.end();
        form.registered = work.register(name, form.source);
        expect([form.text, form.registered.restoredAt]).toEqual([form.unsaved, null]);
      }

      for (const [index, { action: done, name, waitMs }] of steps.entries()) {
        await clock.advance(waitMs);
        if (done === 'come') come(name);
        if (done === 'leave') forms[name].leave();
        if (done === 'flicker') flicker(name);
        if (done === 'type') forms[name].type(`text ${index}`);
        if (done === 'empty') forms[name].type(undefined);
        if (done === 'save') forms[name].save();
        if (done === 'session ends') {
          session.signOut('session-ended');
          for (const form of Object.values(forms)) form.leave();
          ({ session, work } = load());
        }
      }
      for (const form of Object.values(forms)) form.leave();
      const left = Object.values(forms).flatMap(({ unsaved }) => unsaved ?? []);
      const kept = tabStorage.get('quayside.drafts') ?? '';
      expect(kept.match(/text \d+/g)?.toSorted((one, other) => one.localeCompare(other)) ?? []).toEqual(
        left.toSorted((one, other) => one.localeCompare(other)),
      );
    }),
  );
});
