import type { ChangeRequest } from '../../contract/generated/openapi.ts';
import { pickBy } from '../../world/chance.ts';
import { changes, type ChangeRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { nightOf } from '../../world/days.ts';
import { dayAfter } from '../../world/insert.ts';
import { engineers } from '../../world/people.ts';
import { changeDueAt } from '../approvals/changeApproval.ts';
import type { ApprovalDecision } from '../approvals/submitApproval.ts';
import { applyChange } from './applyChange.ts';
import { recordStep } from './changeSteps.ts';

type ChangeWindow = NonNullable<ChangeRequest['window']>;

/** The minutes until a change leaves a state automatically. The others end with the begin or the end of the change's window. */
const STAYS_MINUTES = { submitted: 1, assessing: 4 } as const;

/** The scheduled events of change requests: assessment, approval, and the work in its window. */
export function addChangeEvents(world: World): void {
  world.on('change.moves', ({ subjectId, payload }, at) => {
    const row = changes.first(world, 'id = ?', subjectId);
    // The change may have been cancelled or approved in the meantime.
    if (row === undefined || row.status !== payload) return;
    const engineer = pickBy(engineers, `${subjectId} engineer`);
    moves[row.status]?.(world, row, engineer, at);
    scheduleNextMove(world, subjectId, at);
  });
  for (const kind of ['approval.change.decided', 'approval.cease.decided'])
    world.on(kind, ({ subjectId, payload }, at) => {
      const row = changes.first(world, 'id = ?', subjectId);
      if (row?.status !== 'awaitingApproval') return;
      followDecision(world, row, JSON.parse(payload), at);
      scheduleNextMove(world, subjectId, at);
    });
}

const missed = 'Nobody decided in time, so the change was cancelled. Request it again with another window.';

/** Schedules an approved change. Any other decision, or none in time, ends the change. */
function followDecision(
  world: World,
  row: ChangeRow,
  { decision, by, comment }: ApprovalDecision,
  at: Date,
): void {
  if (decision === 'approved') approveChange(world, row, by.name, at);
  else
    recordStep(world, row, {
      status: decision === 'rejected' ? 'rejected' : 'cancelled',
      by: by.name,
      note: decision === 'expired' ? missed : comment,
      at,
    });
}

/** Schedules the event in which a change leaves its present state automatically, if it does. */
export function scheduleNextMove(world: World, id: string, from: Date): void {
  const row = changes.first(world, 'id = ?', id);
  const moment = row && nextMove(row, from);
  if (row === undefined || moment === null || moment === undefined) return;
  world.schedule((moment - world.now().getTime()) / 60_000, {
    kind: 'change.moves',
    subjectId: id,
    payload: row.status,
  });
}

/** Approves a waiting change, and schedules it in the requested window, or in the first possible one if none was requested. */
function approveChange(world: World, row: ChangeRow, by: string, at: Date): void {
  const window = row.window ?? firstWindow(row, at);
  recordStep(world, row, { status: 'scheduled', by, note: 'Approved.', at, window });
}

type Move = (world: World, row: ChangeRow, engineer: string, at: Date) => void;

/** The steps of a change, by the state that they end. */
const moves: Readonly<Partial<Record<ChangeRequest['status'], Move>>> = {
  submitted: (world, row, by, at) =>
    recordStep(world, row, {
      status: 'assessing',
      by,
      note: 'I am checking whether the change can be made as requested.',
      at,
    }),
  assessing(world, row, by, at) {
    recordStep(world, row, {
      status: 'awaitingApproval',
      by,
      note: 'The change can be made. Your company approves its charges first.',
      at,
    });
    const minutesAgo = (world.now().getTime() - at.getTime()) / 60_000;
    world.schedule(-minutesAgo, { kind: 'change.approvalAsked', subjectId: row.id, payload: '' });
  },
  awaitingApproval: (world, row) =>
    world.schedule(0, { kind: 'change.approvalMissed', subjectId: row.id, payload: '' }),
  scheduled: (world, row, by, at) =>
    recordStep(world, row, { status: 'implementing', by, note: 'The window has begun.', at }),
  implementing(world, row, by, at) {
    recordStep(world, row, { status: 'done', by, note: 'The change was made and tested.', at });
    applyChange(world, row.id);
  },
};

/** The moment at which a change leaves its state automatically; null if it does not. */
function nextMove({ status, window }: ChangeRow, from: Date): number | null {
  if (status === 'awaitingApproval') return changeDueAt(window, from);
  if (status === 'scheduled') return window && Date.parse(window.from);
  if (status === 'implementing') return window && Date.parse(window.to);
  return status in STAYS_MINUTES ? from.getTime() + staysFor(status) * 60_000 : null;
}

function staysFor(status: string): number {
  return Number(Reflect.get(STAYS_MINUTES, status));
}

/** The window of the first possible night, or of the night on which the service ends. */
function firstWindow({ state: { body, charges } }: ChangeRow, at: Date): ChangeWindow {
  const days = [dayAfter(at, 1), charges?.earliestDate ?? '', body?.ceaseDate ?? ''];
  const day = days.toSorted().at(-1) ?? '';
  return nightOf(day);
}
