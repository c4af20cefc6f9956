import type { CaseSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Changes } from '../../store/collection.ts';
import { cases, services, type CaseRow, type CaseState, type ServiceRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { nextSteps, waitingForOf } from '../../world/fillCases.ts';
import { impactRanks, priorityRanks } from '../../world/words.ts';
import { colleaguesOf } from '../../world/people.ts';
import { followFaults } from '../../world/followFaults.ts';
import type { Caller } from '../caller.ts';
import { entryIdOf, type Conversations } from '../conversations/store.ts';
import { workOnCase } from './workOnCase.ts';

/** The changes that a customer may make to a case. The caller has checked the owner and the version. */
export interface CaseWrites {
  /** Returns the number. Throws 422 for a service or attachment that does not exist. */
  create(caller: Caller, body: BodyOf<'createCase'>): string;
  change(caller: Caller, row: CaseRow, body: BodyOf<'changeCase'>): void;
  decide(caller: Caller, row: CaseRow, body: BodyOf<'decideResolution'>): void;
  close(caller: Caller, row: CaseRow, body: BodyOf<'closeCase'>): void;
  setFollowed(caseNumber: string, personId: string, isFollowed: boolean): void;
}

/** The minutes until an engineer replies to a new case. */
const FIRST_REPLY_AFTER = 0.15;

const closingReasons = {
  solvedByUs: 'You solved it yourself.',
  noLongerNeeded: 'It is no longer needed.',
  duplicate: 'There is another case about it.',
} as const;

export function createCaseWrites(world: World, conversations: Conversations): CaseWrites {
  function set(caller: Caller, { caseNumber }: CaseRow, changes: Changes<typeof cases.fields>): void {
    cases.change(world, caseNumber, caller.name, { ...changes, updatedAt: world.now().toISOString() });
  }

  function setStatus(
    caller: Caller,
    row: CaseRow,
    status: Exclude<CaseSummary['status'], 'waitingForYou'>,
    changes: Partial<CaseState>,
  ) {
    set(caller, row, {
      status,
      waitingFor: waitingForOf(status),
      nextUpdateAt: status === 'closed' ? null : undefined,
      state: { ...row.state, whatHappensNext: nextSteps[status], ...changes },
    });
  }

  return {
    create(caller, body) {
      const service = body.serviceId === null ? undefined : serviceOf(world, caller, body.serviceId);
      const followers = body.followerIds ?? [];
      requireColleagues(caller, followers);
      const caseNumber = nextNumber(world);
      insertCase(world, caller, caseNumber, service, body);
      const conversationId = `CV-${caseNumber}`;
      conversations.open(conversationId, caller.partnerId, 'case', caseNumber);
      conversations.addMessage(conversationId, caller, body.description, body.attachmentIds ?? []);
      conversations.addEvent(conversationId, 'We received your case.');
      conversations.markRead(caller, conversationId, entryIdOf(conversationId, 2));
      for (const id of new Set([caller.id, ...followers]))
        world.all('INSERT INTO case_followers VALUES (?, ?)', caseNumber, id);
      if (service) countOpenCases(world, service.id);
      followFaults(world, body.serviceId);
      world.schedule(FIRST_REPLY_AFTER, { kind: 'case.reply', subjectId: caseNumber, payload: '' });
      return caseNumber;
    },
    change(caller, row, { priority, customerReference }) {
      set(caller, row, {
        customerReference,
        ...(priority !== undefined && { priority, priorityRank: priorityRanks.indexOf(priority) }),
      });
      if (priority !== undefined)
        conversations.addEvent(`CV-${row.caseNumber}`, `${caller.name} changed the priority to ${priority}.`);
    },
    decide(caller, row, { decision, reason = '' }) {
      if (decision === 'reject' && reason.trim() === '')
        throw new ProblemError(422, 'Tell us what does not work yet.', {
          errors: [{ pointer: '/reason', detail: 'is required to reject' }],
        });
      const { resolution } = row.state;
      const conversationId = `CV-${row.caseNumber}`;
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
      countOpenCases(world, row.service && row.service.id);
    },
    close(caller, row, { reason, comment = '' }) {
      const conversationId = `CV-${row.caseNumber}`;
      if (comment.trim() !== '') conversations.addMessage(conversationId, caller, comment, []);
      conversations.addEvent(conversationId, `${caller.name} closed the case. ${closingReasons[reason]}`);
      setStatus(caller, refreshed(world, row), 'closed', { slaState: 'met', expectedResolutionAt: null });
      countOpenCases(world, row.service && row.service.id);
      followFaults(world, row.service && row.service.id);
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

function refreshed(world: World, row: CaseRow): CaseRow {
  return cases.first(world, 'case_number = ?', row.caseNumber) ?? row;
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

function serviceOf(world: World, { partnerId }: Caller, id: string): ServiceRow {
  const row = services.first(world, 'id = ? AND partner_id = ?', id, partnerId);
  if (row !== undefined) return row;
  throw noSuchService();
}

/** For a service that does not exist and, in the same words, for one that the caller may not see. */
export function noSuchService(): ProblemError {
  return new ProblemError(422, 'There is no such service. Choose another one.', {
    errors: [{ pointer: '/serviceId', detail: 'This service does not exist any more. Choose another one.' }],
  });
}

function nextNumber(world: World): string {
  return String(cases.greatest(world, 'case_number') + 1).padStart(8, '0');
}

function insertCase(
  world: World,
  caller: Caller,
  caseNumber: string,
  service: ServiceRow | undefined,
  body: BodyOf<'createCase'>,
): void {
  const now = world.now();
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { impact, priority, subject, customerReference = '' } = body;
  cases.add(world, {
    caseNumber,
    partnerId: caller.partnerId,
    subject,
    description: body.description,
    type: body.type,
    status: 'new',
    waitingFor: 'us',
    impact,
    impactRank: impactRanks.indexOf(impact),
    priority,
    priorityRank: priorityRanks.indexOf(priority),
    service,
    siteName: service?.aEnd.name,
    customerReference,
    raisedBy: caller,
    raisedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    nextUpdateAt: inHours(0.5),
    entryCount: 0,
    state: {
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
    },
    searched: [caseNumber, subject, customerReference, service?.id, service?.name, service?.aEnd.name]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
  });
}

/** Throws 422 for a follower who is no colleague of the caller. */
function requireColleagues({ partnerId }: Caller, ids: readonly string[]): void {
  const colleagues = new Set(colleaguesOf(partnerId).map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    colleagues.has(id)
      ? []
      : [{ pointer: `/followerIds/${index}`, detail: 'Choose a colleague from the list.' }],
  );
  if (errors.length > 0)
    throw new ProblemError(422, 'The case was not raised. Choose other followers.', { errors });
}
