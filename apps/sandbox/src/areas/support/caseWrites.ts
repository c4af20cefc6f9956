import type { CaseSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import {
  impactRanks,
  nextSteps,
  priorityRanks,
  waitingForOf,
  type CaseState,
} from '../../world/fillCases.ts';
import { followFaults } from '../../world/followFaults.ts';
import { textOrNull } from '../../world/readRow.ts';
import { lastChangeOf, type Caller } from '../caller.ts';
import { entryIdOf, type Conversations } from '../conversations/store.ts';
import { workOnCase } from './workOnCase.ts';

/** The changes that a customer may make to a case. The caller has checked the owner and the version. */
export interface CaseWrites {
  /** Returns the number. Throws 422 for a service or attachment that does not exist. */
  create(caller: Caller, body: BodyOf<'createCase'>): string;
  change(caller: Caller, row: Row, body: BodyOf<'changeCase'>): void;
  decide(caller: Caller, row: Row, body: BodyOf<'decideResolution'>): void;
  close(caller: Caller, row: Row, body: BodyOf<'closeCase'>): void;
  setFollowed(caseNumber: string, personId: string, isFollowed: boolean): void;
}

/** The minutes until an engineer replies to a new case. */
const FIRST_REPLY_AFTER = 0.15;

const closingReasons = {
  solvedByUs: 'You solved it yourself.',
  noLongerNeeded: 'It is no longer needed.',
  duplicate: 'There is another case about it.',
} as const;

/** Opens the writes to the cases of a world. */
export function createCaseWrites(world: World, conversations: Conversations): CaseWrites {
  function set(caller: Caller, row: Row, columns: Readonly<Record<string, string | number | null>>): void {
    const at = world.now().toISOString();
    const all = { ...columns, changed_by: caller.name, changed_at: at, updated_at: at };
    const assignments = Object.keys(all).map((name) => `${name} = ?`);
    world.all(
      `UPDATE cases SET ${assignments.join(', ')}, version = version + 1 WHERE case_number = ?`,
      ...Object.values(all),
      String(row['case_number']),
    );
  }

  function setStatus(
    caller: Caller,
    row: Row,
    status: Exclude<CaseSummary['status'], 'waitingForYou'>,
    changes: Partial<CaseState>,
  ) {
    const state: CaseState = JSON.parse(String(row['state']));
    set(caller, row, {
      status,
      waiting_for: waitingForOf(status),
      next_update_at: status === 'closed' ? null : textOrNull(row, 'next_update_at'),
      state: JSON.stringify({ ...state, whatHappensNext: nextSteps[status], ...changes }),
    });
  }

  return {
    create(caller, body) {
      const service = body.serviceId === null ? undefined : serviceOf(world, caller, body.serviceId);
      const caseNumber = nextNumber(world);
      insertCase(world, caller, caseNumber, service, body);
      const conversationId = `CV-${caseNumber}`;
      conversations.open(conversationId, caller.partnerId, 'case', caseNumber);
      conversations.addMessage(conversationId, caller, body.description, body.attachmentIds ?? []);
      conversations.addEvent(conversationId, 'We received your case.');
      conversations.markRead(caller, conversationId, entryIdOf(conversationId, 2));
      for (const id of new Set([caller.id, ...(body.followerIds ?? [])]))
        world.all('INSERT INTO case_followers VALUES (?, ?)', caseNumber, id);
      if (service) countOpenCases(world, String(service['id']));
      followFaults(world, body.serviceId);
      world.schedule(FIRST_REPLY_AFTER, { kind: 'case.reply', subjectId: caseNumber, payload: '' });
      return caseNumber;
    },
    change(caller, row, { priority, customerReference }) {
      set(caller, row, {
        ...(priority !== undefined && { priority, priority_rank: priorityRanks.indexOf(priority) }),
        ...(customerReference !== undefined && { customer_reference: customerReference }),
      });
      if (priority !== undefined)
        conversations.addEvent(
          `CV-${String(row['case_number'])}`,
          `${caller.name} changed the priority to ${priority}.`,
        );
    },
    decide(caller, row, { decision, reason = '' }) {
      if (row['status'] !== 'resolved')
        throw new ProblemError(
          409,
          'There is no solution to decide about any more. The newest message says why.',
          {
            reason: 'wrong-state',
            changed: lastChangeOf(row),
          },
        );
      if (decision === 'reject' && reason.trim() === '')
        throw new ProblemError(422, 'Tell us what does not work yet.', {
          errors: [{ pointer: '/reason', detail: 'is required to reject' }],
        });
      const { resolution }: CaseState = JSON.parse(String(row['state']));
      const conversationId = `CV-${String(row['case_number'])}`;
      const isAccepted = decision === 'accept';
      if (!isAccepted) conversations.addMessage(conversationId, caller, reason, []);
      conversations.addEvent(
        conversationId,
        isAccepted
          ? `${caller.name} accepted the solution. The case is closed.`
          : `${caller.name} rejected the solution. The case is open again.`,
      );
      const decided =
        resolution && ({ ...resolution, decision: isAccepted ? 'accepted' : 'rejected' } as const);
      setStatus(caller, refreshed(world, row), isAccepted ? 'closed' : 'inProgress', {
        resolution: decided,
        slaState: isAccepted ? 'met' : 'onTrack',
        ...(isAccepted && { expectedResolutionAt: null }),
      });
      if (!isAccepted) workOnCase(world, refreshed(world, row), caller.name);
      countOpenCases(world, textOrNull(row, 'service_id'));
    },
    close(caller, row, { reason, comment = '' }) {
      if (row['status'] === 'closed' || row['status'] === 'cancelled')
        throw new ProblemError(
          409,
          'The case is closed already. Open a new case if something is still wrong.',
          {
            reason: 'wrong-state',
            changed: lastChangeOf(row),
          },
        );
      const conversationId = `CV-${String(row['case_number'])}`;
      if (comment.trim() !== '') conversations.addMessage(conversationId, caller, comment, []);
      conversations.addEvent(conversationId, `${caller.name} closed the case. ${closingReasons[reason]}`);
      setStatus(caller, refreshed(world, row), 'closed', { slaState: 'met', expectedResolutionAt: null });
      countOpenCases(world, textOrNull(row, 'service_id'));
      followFaults(world, textOrNull(row, 'service_id'));
    },
    setFollowed(caseNumber, personId, isFollowed) {
      world.all(
        isFollowed
          ? 'INSERT OR IGNORE INTO case_followers VALUES (?, ?)'
          : 'DELETE FROM case_followers WHERE case_number = ? AND person_id = ?',
        caseNumber,
        personId,
      );
    },
  };
}

function refreshed(world: World, row: Row): Row {
  return world.first('SELECT * FROM cases WHERE case_number = ?', String(row['case_number'])) ?? row;
}

/** Counts the open cases of a service again; null for a case that is not about one. */
export function countOpenCases(world: World, serviceId: string | null): void {
  world.all(
    `UPDATE services SET open_cases =
       (SELECT count(*) FROM cases WHERE service_id = services.id AND status NOT IN ('closed', 'cancelled'))
     WHERE id = ?`,
    serviceId,
  );
}

function serviceOf(world: World, { partnerId }: Caller, id: string): Row {
  const row = world.first('SELECT * FROM services WHERE id = ? AND partner_id = ?', id, partnerId);
  if (row !== undefined) return row;
  throw new ProblemError(422, 'There is no such service. Choose another one.', {
    errors: [{ pointer: '/serviceId', detail: 'This service does not exist any more. Choose another one.' }],
  });
}

function nextNumber(world: World): string {
  const newest = world.first('SELECT max(case_number) AS number FROM cases')?.['number'];
  return String(Number(newest) + 1).padStart(8, '0');
}

function insertCase(
  world: World,
  caller: Caller,
  caseNumber: string,
  service: Row | undefined,
  body: BodyOf<'createCase'>,
): void {
  const now = world.now();
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { impact, priority, subject, customerReference = '' } = body;
  const state: CaseState = {
    ourPriority: impact === 'down' ? 'P1' : impact === 'none' ? 'P3' : 'P2',
    issueStartedAt: body.issueStartedAt ?? null,
    intrusiveTestsAllowed: body.intrusiveTestsAllowed ?? false,
    siteContact: body.siteContact ?? null,
    accessHours: body.accessHours ?? '',
    whatHappensNext: nextSteps.new,
    expectedResolutionAt: inHours(impact === 'down' ? 5 : 24),
    slaState: 'onTrack',
    resolution: null,
    appointment: null,
    incidentId: null,
  };
  world.insert('cases', {
    case_number: caseNumber,
    partner_id: caller.partnerId,
    subject,
    description: body.description,
    type: body.type,
    status: 'new',
    waiting_for: 'us',
    impact,
    impact_rank: impactRanks.indexOf(impact),
    priority,
    priority_rank: priorityRanks.indexOf(priority),
    service_id: service === undefined ? null : String(service['id']),
    service_name: service === undefined ? null : String(service['name']),
    service_product: service === undefined ? null : String(service['product']),
    site_name: service === undefined ? null : String(service['a_name']),
    customer_reference: customerReference,
    raised_by: caller.id,
    raised_by_name: caller.name,
    raised_at: now.toISOString(),
    updated_at: now.toISOString(),
    next_update_at: inHours(0.5),
    entry_count: 0,
    state: JSON.stringify(state),
    searched: [
      caseNumber,
      subject,
      customerReference,
      service?.['id'],
      service?.['name'],
      service?.['a_name'],
    ]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
  });
}
