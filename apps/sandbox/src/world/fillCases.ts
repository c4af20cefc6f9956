import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CaseSummary } from '../contract/generated/openapi.ts';
import { createCases, type WorldCase } from './cases.ts';
import { isAmong, numberOf } from './chance.ts';
import { cases, type CaseState } from './collections.ts';
import { incidents } from './events.ts';
import { followFaults, unresolvedFault } from './followFaults.ts';
import { momentOf } from './days.ts';
import { createInsert, dayAfter, minutesBefore } from './insert.ts';
import { colleaguesOf } from './people.ts';
import type { WorldService } from './services.ts';
import { impactRanks, priorityRanks } from './words.ts';

/** A solution that nobody decides about closes its case after so many days. */
export const RESOLVED_CLOSES_AFTER_DAYS = 5;

/** Fills cases with their conversations, attachments and followers. */
export function fillCases(database: DatabaseSync, services: readonly WorldService[], begin: Date): void {
  const addCase = cases.createAdder(database);
  const addConversation = createInsert(database, 'conversations');
  const addFollower = createInsert(database, 'case_followers');
  const addEntries = createEntryInsert(database, begin);
  const addMark = createInsert(database, 'read_marks');
  const addEvent = createInsert(database, 'scheduled_events');
  for (const entry of createCases(services)) {
    const id = `CV-${entry.caseNumber}`;
    addConversation({ id, partner_id: entry.partnerId, subject_kind: 'case', subject_id: entry.caseNumber });
    const row = newCase(entry, begin);
    addCase(row);
    const event = comingEventOf(row.state, entry);
    if (event !== null) addEvent({ ...event, subject_id: entry.caseNumber });
    addEntries(id, entry);
    for (const personId of followersOf(entry))
      addFollower({ case_number: entry.caseNumber, person_id: personId });
    for (const { id: personId } of colleaguesOf(entry.partnerId)) {
      const unread = unreadOf(entry, personId);
      if (unread > 0)
        addMark({ person_id: personId, conversation_id: id, position: entry.entries.length - unread });
    }
  }
  database.exec(
    `UPDATE services SET open_cases = (SELECT count(*) FROM cases
       WHERE service_id = services.id AND status NOT IN ('closed', 'cancelled'))
     WHERE id IN (SELECT service_id FROM cases WHERE status NOT IN ('closed', 'cancelled'))`,
  );
  beginFaults(database, begin);
}

/** The event that ends the work on an open case, or the wait for a decision about its solution or for a confirmed visit. */
function comingEventOf({ expectedResolutionAt, resolution, appointment }: CaseState, entry: WorldCase) {
  if (appointment !== null) return { at: appointment.from, kind: 'case.visitBegins', payload: '' };
  if (entry.status === 'resolved' && resolution !== null)
    return { at: resolution.closesAt, kind: 'case.closes', payload: '' };
  if (expectedResolutionAt === null) return null;
  return { at: expectedResolutionAt, kind: 'case.resolves', payload: entry.resolution };
}

/** Sets the health of each service with an incident or an unresolved fault, and schedules the ends of the incidents. */
function beginFaults(database: DatabaseSync, begin: Date): void {
  const all = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values);
  const store = { all, begunAt: () => begin, now: () => begin };
  const affected = all(
    `SELECT id FROM services WHERE incident_id IS NOT NULL
     UNION SELECT service_id FROM cases WHERE service_id IS NOT NULL AND ${unresolvedFault}`,
  );
  for (const { id } of affected) followFaults(store, String(id));
  const addEvent = createInsert(database, 'scheduled_events');
  for (const { id, endsInMinutes } of incidents)
    addEvent({
      at: minutesBefore(begin, -endsInMinutes),
      kind: 'incident.ends',
      subject_id: id,
      payload: '',
    });
}

function createEntryInsert(database: DatabaseSync, begin: Date) {
  const addEntry = createInsert(database, 'entries');
  const addAttachment = createInsert(database, 'attachments');
  let attachmentNumber = 0;
  return (conversationId: string, { entries, partnerId }: WorldCase): void => {
    for (const [index, entry] of entries.entries()) {
      const position = index + 1;
      addEntry({
        conversation_id: conversationId,
        position,
        kind: entry.kind,
        at: minutesBefore(begin, entry.minutesAgo),
        author_id: entry.authorId,
        author_name: entry.authorName,
        author_role: entry.role,
        text: entry.text,
      });
      if (entry.attachment === null) continue;
      attachmentNumber += 1;
      const content = `${entry.attachment.name}\n${entry.text}\n`;
      addAttachment({
        id: `AT-${attachmentNumber}`,
        partner_id: partnerId,
        conversation_id: conversationId,
        position,
        name: entry.attachment.name,
        size: Buffer.byteLength(content),
        media_type: entry.attachment.name.endsWith('.csv') ? 'text/csv' : 'text/plain',
        scan: entry.attachment.scan,
        content: Buffer.from(content),
        uploaded_by: entry.authorId,
        is_sent: 1,
      });
    }
  };
}

function newCase(entry: WorldCase, begin: Date) {
  const { caseNumber, service, subject, customerReference, status, template, priority } = entry;
  return {
    caseNumber,
    partnerId: entry.partnerId,
    subject,
    description: entry.description,
    type: template.type,
    status,
    waitingFor: waitingForOf(status),
    impact: template.impact,
    impactRank: impactRanks.indexOf(template.impact),
    priority,
    priorityRank: priorityRanks.indexOf(priority),
    service,
    siteName: service?.aEnd.name,
    customerReference,
    raisedBy: entry.raisedBy,
    raisedAt: minutesBefore(begin, entry.raisedMinutesAgo),
    updatedAt: minutesBefore(begin, entry.updatedMinutesAgo),
    nextUpdateAt: !isOurWork(status)
      ? null
      : minutesBefore(begin, -60 - numberOf(`${caseNumber} update`, 600)),
    entryCount: entry.entries.length,
    state: stateOf(entry, begin),
    searched: [caseNumber, subject, customerReference, service?.id, service?.name, service?.aEnd.name]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
  };
}

/** Whether we or our supplier work on a case in a state, so that news and a solution are due. */
function isOurWork(status: CaseSummary['status']): boolean {
  return status === 'new' || status === 'inProgress' || status === 'withSupplier';
}

/** The party that a case in a state waits for; null for a case that has ended. */
export function waitingForOf(status: CaseSummary['status']): CaseSummary['waitingFor'] {
  if (status === 'closed' || status === 'cancelled') return null;
  if (status === 'waitingForYou' || status === 'resolved') return 'you';
  return status === 'withSupplier' ? 'thirdParty' : 'us';
}

function stateOf(entry: WorldCase, begin: Date): CaseState {
  const { caseNumber, template, status, raisedMinutesAgo, updatedMinutesAgo } = entry;
  const isFault = template.type === 'fault';
  const incident = incidents.find(({ id }) => id === entry.incidentId);
  const proposed = status === 'resolved' || status === 'closed';
  return {
    ourPriority: template.impact === 'down' ? 'P1' : isFault ? 'P2' : 'P3',
    issueStartedAt: isFault
      ? minutesBefore(begin, incident?.startedMinutesAgo ?? raisedMinutesAgo + 25)
      : null,
    intrusiveTestsAllowed: isAmong(60, `${caseNumber} tests`),
    siteContact: isFault ? { name: 'Facilities desk', phone: '020 7946 0018' } : null,
    accessHours: isFault ? 'Monday to Friday, 8:00 to 18:00' : '',
    whatHappensNext: status === 'waitingForYou' ? template.question : nextSteps[status],
    expectedResolutionAt: isOurWork(status)
      ? minutesBefore(begin, -240 - numberOf(`${caseNumber} expected`, 4000))
      : null,
    slaState: slaOf(status, caseNumber),
    resolution: proposed
      ? {
          summary: entry.entries.findLast(({ role }) => role === 'engineer')?.text ?? template.resolution,
          proposedAt: minutesBefore(begin, updatedMinutesAgo),
          closesAt: minutesBefore(begin, updatedMinutesAgo - RESOLVED_CLOSES_AFTER_DAYS * 1440),
          decision: status === 'resolved' ? 'pending' : 'accepted',
        }
      : null,
    appointment:
      status === 'waitingForYou' && template.impact === 'down'
        ? {
            // As the question in the conversation says.
            from: momentOf(dayAfter(begin, 1), 8),
            to: momentOf(dayAfter(begin, 1), 12),
            engineer: 'Daniel Boateng',
            state: 'proposed',
          }
        : null,
    incidentId: entry.incidentId,
  };
}

/** The next step of a case as the customer reads it. A case that waits for the customer names its question. */
export const nextSteps: Readonly<Record<Exclude<CaseSummary['status'], 'waitingForYou'>, string>> = {
  new: 'An engineer reads your case and replies within 30 minutes.',
  inProgress: 'Our engineers are working on it. The next update has its time on the case.',
  withSupplier: 'Our supplier is working on it.',
  resolved: 'Please tell us whether the solution works. If we hear nothing, the case closes automatically.',
  closed: 'The case is closed. If it happens again, raise a new one.',
  cancelled: 'The case was cancelled. Nothing more happens.',
};

function slaOf(status: CaseSummary['status'], caseNumber: string): CaseState['slaState'] {
  if (status === 'waitingForYou' || status === 'resolved') return 'paused';
  if (status === 'closed' || status === 'cancelled')
    return isAmong(95, `${caseNumber} met`) ? 'met' : 'missed';
  const number = numberOf(`${caseNumber} sla`, 10);
  return number < 7 ? 'onTrack' : number < 9 ? 'atRisk' : 'missed';
}

/** The followers of a case: the user who raised it, and some colleagues. */
function followersOf({ caseNumber, partnerId, raisedBy, raisedMinutesAgo }: WorldCase): Set<string> {
  const isRecent = raisedMinutesAgo < 60 * 24 * 60;
  const others = colleaguesOf(partnerId).filter(({ id }) =>
    isAmong(isRecent ? 12 : 1, `${caseNumber} ${id}`),
  );
  return new Set([raisedBy.id, ...others.map(({ id }) => id)]);
}

/** The number of last entries that a follower has not read. */
function unreadOf({ caseNumber, entries, status, raisedBy }: WorldCase, personId: string): number {
  const mayBeUnread = status !== 'closed' && status !== 'cancelled' && raisedBy.id === personId;
  return mayBeUnread && isAmong(50, `${caseNumber} unread ${personId}`)
    ? Math.min(entries.length - 1, 1 + numberOf(`${caseNumber} unread`, 3))
    : 0;
}
