import type { EntityTag } from '@quayside/portal-core/calls';
import { problemResponse, type RenderedPage } from '@quayside/contract/testing';
import { createManualClock, type ManualClock } from '@quayside/portal-core/testing';

/**
 * What becomes of the next write. `lost`: the server has it, and its response never arrives. `cut`: so are the next reads,
 * as often as a read is tried.
 */
export type WriteFate = 'returned' | 'lost' | 'lost before' | 'cut' | 'broken';

/** A thing that the page changes. */
export interface VersionedBody {
  readonly etag: EntityTag;
}

/** A write as the server gets it. */
export interface ArrivedWrite {
  readonly headers: Headers;
  readonly body: object;
}

/** The user of the page, as histories name them, and a colleague. */
export const names = { me: 'Amelia Hart', colleague: 'Noor Rahman' } as const;

/** The server of one thing, and what its user and a colleague do. */
export interface SequenceServer<Thing extends VersionedBody> {
  now(this: void): Thing;
  /** The read of the thing. */
  read(this: void): Response;
  /** The write of the thing. It throws the rule that a write breaks. */
  write(this: void, write: ArrivedWrite): Response;
  setFate(this: void, fate: WriteFate): void;
  change(this: void, edit: (thing: Thing) => Thing): void;
  /** The rule that a write broke; null for none. */
  broken(this: void): string | null;
  colleagueChanges(this: void): number;
  /** Whether the newest version was made by a write of the page that had no response. */
  isOfLostWrite(this: void): boolean;
}

/** A read is tried so often. */
const READ_TRIES = 3;

function lose(): never {
  throw new TypeError('The connection was reset.');
}

/** Creates the server of a thing. `apply` makes the thing of a write; `faultOf` says what is wrong with a write, or null. */
export function createSequenceServer<Thing extends VersionedBody>(
  first: Thing,
  apply: (thing: Thing, body: object, by: string) => Thing,
  faultOf: (before: Thing, after: Thing, body: object) => string | null,
): SequenceServer<Thing> {
  let thing = first;
  let version = 100;
  let fate: WriteFate = 'returned';
  let failingReads = 0;
  let isOfLostWrite = false;
  let broken: string | null = null;
  let colleagueChanges = 0;
  let lastBy: string = names.colleague;
  /** The versions that the page has received. */
  const received = new Set<string>();

  function deliver(): Response {
    received.add(thing.etag);
    return Response.json(thing);
  }

  function raise(next: Thing, by: string): void {
    version += 1;
    lastBy = by;
    isOfLostWrite = false;
    thing = { ...next, etag: `"${version}"` };
  }

  return {
    now: () => thing,
    read() {
      if (failingReads > 0) {
        failingReads -= 1;
        return lose();
      }
      return deliver();
    },
    write({ headers, body }) {
      const etag = headers.get('If-Match') ?? '';
      if (!received.has(etag)) broken ??= `It is sent for a version that was never on the page: ${etag}.`;
      const now = fate;
      fate = 'returned';
      // Another press may find out.
      isOfLostWrite = false;
      if (now === 'lost before') return lose();
      if (etag !== thing.etag)
        return problemResponse(412, 'It was changed meanwhile.', {
          changedBy: lastBy,
          changedAt: '2026-11-21T10:00:00Z',
        });
      const next = apply(thing, body, names.me);
      broken ??= faultOf(thing, next, body);
      raise(next, names.me);
      if (now === 'returned') return deliver();
      isOfLostWrite = true;
      if (now === 'broken') return problemResponse(500);
      if (now === 'cut') failingReads = READ_TRIES;
      return lose();
    },
    setFate(next) {
      fate = next;
    },
    change(edit) {
      raise(edit(thing), names.colleague);
      colleagueChanges += 1;
    },
    broken: () => broken,
    colleagueChanges: () => colleagueChanges,
    isOfLostWrite: () => isOfLostWrite && failingReads === 0,
  };
}

/** A page on which the user presses, ticks and types. */
export interface DrivenPage {
  readonly page: RenderedPage;
  readonly clock: ManualClock;
  /** Presses the first control with one of these names that is not disabled; false for none. */
  press(this: void, name: RegExp): boolean;
  /** Types into the text field with this name; false for none. */
  type(this: void, name: RegExp, text: string): boolean;
  /** Everything that the page shows. */
  text(this: void): string;
  /** Resolves once the page has drawn what it knows. */
  settle(this: void): Promise<void>;
}

/** Drives a page without the pauses of a real pointer. */
export function drivePage(open: (clock: ManualClock) => RenderedPage): DrivenPage {
  const clock = createManualClock();
  const page = open(clock);

  return {
    page,
    clock,
    press(name) {
      const control = findAll('button, input[type=checkbox], input[type=radio]', name).find(isEnabled);
      control?.click();
      return control !== undefined;
    },
    type(name, text) {
      const field = findAll<HTMLInputElement>('input, textarea', name).find(isEnabled);
      if (field === undefined) return false;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    },
    text: () => document.body.textContent,
    async settle() {
      for (let round = 0; round < 4; round += 1)
        await new Promise((resolve) => {
          setTimeout(resolve, 0);
        });
    },
  };
}

function findAll<Kind extends HTMLElement>(selector: string, name: RegExp): Kind[] {
  return [...document.body.querySelectorAll<Kind>(selector)].filter((element) => name.test(nameOf(element)));
}

/** The name of a control, as far as these pages give it one. */
export function nameOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const labels = isField ? [...(element.labels ?? [])] : [];
  const text = labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : element.textContent;
  return (element.getAttribute('aria-label') ?? text).trim();
}

/** Whether a control can be pressed. */
export function isEnabled(element: Element): boolean {
  const isOff = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
  return !isOff;
}
