import { adminArea } from '@quayside/area-admin';
import { activeUser } from '@quayside/area-admin/admin.fixtures.ts';
import { areaFixtures as adminFixtures } from '@quayside/area-admin/area.fixtures.ts';
import { orderingArea } from '@quayside/area-ordering';
import { areaFixtures as orderingFixtures } from '@quayside/area-ordering/area.fixtures.ts';
import { completeDraft } from '@quayside/area-ordering/drafts.fixtures.ts';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { supportArea } from '@quayside/area-support';
import { areaFixtures as supportFixtures } from '@quayside/area-support/area.fixtures.ts';
import { openCase } from '@quayside/area-support/case.fixtures.ts';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import {
  createSequenceServer,
  drivePage,
  isEnabled,
  nameOf,
  names,
  type DrivenPage,
  type SequenceServer,
  type VersionedBody,
  type WriteFate,
} from './versionSequences.fixtures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    timesAsLong?: number;
  }
}

/** A page of a thing, what its user does there, and what a colleague does elsewhere. */
interface SequencePage<Thing extends VersionedBody> {
  readonly server: SequenceServer<Thing>;
  readonly driven: DrivenPage;
  /** The operation that reads the thing. */
  readonly readId: string;
  readonly acts: readonly ((number: number) => void | Promise<void>)[];
  readonly colleague: (number: number) => void;
  /** Goes on to the end: nothing fails any more, and the user keeps the own version. */
  readonly finish: () => void;
  /** Whether the page shows what the server has. */
  readonly isFinished: () => boolean;
}

const dialogs =
  /^(?:Keep mine|Decide again|Send again|Look again|Leave it as it is|Close|Cancel|OK|Retry|Try again)$/;

function openOrderDraft(): SequencePage<typeof completeDraft> {
  const poField = /^Purchase order number/;
  const server = createSequenceServer<typeof completeDraft>(
    completeDraft,
    (draft, body, name) => ({ ...draft, ...body, updatedBy: { id: 'x', name } }),
    (before, after) => {
      if (before.contacts.instructions !== after.contacts.instructions)
        return 'A colleague’s text was undone.';
      const shown = fieldOf(poField)?.value;
      return after.commercial.purchaseOrder === shown
        ? null
        : `${after.commercial.purchaseOrder} was not shown.`;
    },
  );
  const driven = drivePage((clock) =>
    renderPage(orderingArea, {
      clock,
      path: '/artemis/ordering/new/OD-2/commercial',
      api: { ...orderingFixtures.api, getOrderDraft: server.read, changeOrderDraft: server.write },
    }),
  );
  const typed = (n: number) => driven.type(poField, `PO-${n}`);
  return {
    server,
    driven,
    readId: 'getOrderDraft',
    acts: [(n) => void typed(n), (n) => void typed(n), () => void driven.press(dialogs)],
    colleague: (n) =>
      server.change((draft) => ({
        ...draft,
        updatedBy: { id: 'noor', name: names.colleague },
        contacts: { ...draft.contacts, instructions: `Ring ${n}` },
      })),
    finish: () => void driven.press(/^(?:Keep mine|Retry|Try again|Save now)$/),
    isFinished: () => server.now().commercial.purchaseOrder === fieldOf(poField)?.value,
  };
}

function openUser(): SequencePage<typeof activeUser> {
  const server = createSequenceServer<typeof activeUser>(
    activeUser,
    (user, body, changedBy) => ({ ...user, ...body, changedBy }),
    (_before, after) => {
      const isShown =
        after.roles.includes('sales') === isTicked(/^Sales/) &&
        after.roles.includes('support') === isTicked(/^Support/);
      return isShown ? null : `These roles were not shown: ${after.roles.join()}.`;
    },
  );
  const driven = drivePage((clock) =>
    renderPage(adminArea, {
      clock,
      path: '/admin/users/priya.shah',
      api: { ...adminFixtures.api, getUser: server.read, editUser: server.write },
    }),
  );
  const save = /^Save roles and access$/;
  return {
    server,
    driven,
    readId: 'getUser',
    acts: [
      async () => {
        driven.press(/^Sales/);
        await driven.settle();
        driven.press(save);
      },
      () => void driven.press(/^Sales/),
      () => void driven.press(save),
    ],
    colleague: () =>
      server.change((user) => ({
        ...user,
        changedBy: names.colleague,
        roles: user.roles.includes('support')
          ? user.roles.filter((role) => role !== 'support')
          : [...user.roles, 'support'],
      })),
    finish: () => void driven.press(save),
    isFinished: () =>
      server.now().roles.includes('sales') === isTicked(/^Sales/) &&
      server.now().roles.includes('support') === isTicked(/^Support/),
  };
}

const priorities = { low: /^Low/, normal: /^Normal/, high: /^High/, urgent: /^Urgent/ } as const;
type Priority = keyof typeof priorities;
const priorityIds = ['low', 'normal', 'high', 'urgent'] as const;
const pick = (n: number): Priority => priorityIds[n % 4] ?? 'low';

function openCasePage(): SequencePage<typeof openCase> {
  /** The choice that the dialog showed at the last press; `Send again` sends it once more. */
  let pressed: Priority | undefined;
  const server = createSequenceServer<typeof openCase>(
    openCase,
    (details, body, changedBy) => ({ ...details, ...body, changedBy }),
    (_before, { priority }) => (priority === pressed ? null : `${priority} was not chosen at the press.`),
  );
  const driven = drivePage((clock) =>
    renderPage(supportArea, {
      clock,
      path: '/support/cases/00012345',
      api: { ...supportFixtures.api, getCase: server.read, changeCase: server.write },
    }),
  );
  function confirm(): void {
    const button = [...(openDialog()?.querySelectorAll('button') ?? [])].find(
      (each) => /^(?:Change priority|Look again)$/.test(nameOf(each)) && isEnabled(each),
    );
    if (button === undefined) return;
    if (nameOf(button) === 'Change priority')
      pressed = priorityIds.find((id) => fieldOf(priorities[id])?.checked === true);
    button.click();
  }
  return {
    server,
    driven,
    readId: 'getCase',
    acts: [
      async (n) => {
        if (openDialog() === null) driven.press(/^Change priority/);
        await driven.settle();
        driven.press(priorities[pick(n)]);
        await driven.settle();
        confirm();
      },
      confirm,
      () => void driven.press(dialogs),
    ],
    colleague: (n) =>
      server.change((details) => ({ ...details, changedBy: names.colleague, priority: pick(n) })),
    finish: () => void driven.press(/^(?:Leave it as it is|Cancel|Close)$/),
    isFinished: () => openDialog() === null,
  };
}

function isTicked(name: RegExp): boolean {
  return fieldOf(name)?.checked === true;
}

function openDialog(): Element | null {
  return document.body.querySelector('[role=dialog], [role=alertdialog]');
}

function fieldOf(name: RegExp): HTMLInputElement | undefined {
  return [...document.body.querySelectorAll('input')].find((field) => name.test(nameOf(field)));
}

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('act' as const),
      index: fc.nat({ max: 2 }),
      fate: fc.constantFrom<WriteFate>('returned', 'returned', 'lost', 'lost before', 'cut', 'cut', 'broken'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('wait' as const, 'readAgain', 'loseAndRead') }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('colleague' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const WAIT_MS = 6_000;

/** Takes the steps on the page, and rejects with the rule that is broken. */
async function takeSteps<Thing extends VersionedBody>(
  { server, driven, readId, acts, colleague, finish, isFinished }: SequencePage<Thing>,
  steps: readonly Step[],
): Promise<void> {
  const { page, clock, settle, text } = driven;
  function problems(): unknown[] {
    const words = [
      /another tab/,
      ...(server.colleagueChanges() === 0 ? [/changed this \w+ first|changed this too/] : []),
    ];
    return [server.broken() ?? [], page.failures, words.filter((each) => each.test(text()))].flat();
  }
  async function wait(): Promise<void> {
    await settle();
    await clock.advance(WAIT_MS);
  }

  /** The page reads in the background, and shows what it has read. */
  async function readAgain(): Promise<void> {
    page.services.http.cache.invalidateOperations([readId]);
    await wait();
    await settle();
    const saysUnknown = /We don’t know whether it was done/.test(text());
    expect(server.isOfLostWrite() && saysUnknown).toBe(false);
  }

  try {
    await expect.poll(() => document.body.querySelectorAll('h1').length).toBeGreaterThan(0);
    await settle();
    for (const [number, each] of steps.entries()) {
      if (each.type === 'act' || each.type === 'loseAndRead') {
        server.setFate(each.type === 'act' ? each.fate : 'cut');
        await acts[each.type === 'act' ? each.index % acts.length : 0]?.(number);
      } else if (each.type === 'colleague') colleague(number);
      if (each.type === 'wait' || each.type === 'loseAndRead') await wait();
      if (each.type === 'readAgain' || each.type === 'loseAndRead') await readAgain();
      await settle();
      expect(problems()).toEqual([]);
    }
    server.setFate('returned');
    for (let round = 0; round < 10 && !(round > 1 && isFinished()); round += 1) {
      await clock.advance(WAIT_MS);
      await settle();
      finish();
      await settle();
    }
    expect(problems()).toEqual([]);
    expect(isFinished()).toBe(true);
  } finally {
    page.unmount();
  }
}

/** The short form takes the same sequence every time. The long form looks for new ones. */
const SHORT_FORM = { numRuns: 1, seed: 1, endOnFailure: true };

it.each<[string, () => SequencePage<never>]>([
  ['an order draft', openOrderDraft as () => SequencePage<never>],
  ['a user', openUser as () => SequencePage<never>],
  ['a case', openCasePage as () => SequencePage<never>],
])(
  'On the page of %s, no sequence of presses, lost responses and changes of a colleague sends what was not shown, or names somebody else for the user’s own save',
  async (_name, open) => {
    const times = inject('timesAsLong');
    const sequences = fc.array(step, { minLength: 30, maxLength: 36, size: 'max' });
    const property = fc.asyncProperty(sequences, (steps) => takeSteps(open(), steps));
    await expect(
      fc.assert(property, times === undefined ? SHORT_FORM : { numRuns: SHORT_FORM.numRuns * times }),
    ).resolves.toBeUndefined();
  },
);
