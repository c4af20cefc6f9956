import type { DatabaseSync } from 'node:sqlite';
import { momentOf } from './days.ts';
import { END_OF_WORK } from './deliveries.ts';
import { createInsert, minutesBefore } from './insert.ts';

const COMING_EVENTS = 24;
/** The world begins at a full hour, so the first event is an hour later at the earliest. */
const FIRST_EVENT_MINUTES = 75;
const MINUTES_BETWEEN_EVENTS = 55;
const MINUTES_PER_DAY = 1440;

/** Fills the scheduled events of deliveries and change requests. `begin` is the moment at which the world begins. */
export function fillComingEvents(database: DatabaseSync, begin: Date): void {
  fillDeliveryEvents(database, begin);
  fillComingMoves(database, begin);
}

/**
 * The events of deliveries: on the first day milestones move and carriers slip; a milestone of ours ends as planned; later handovers
 * without an answer are accepted, and offered times of surveys pass.
 */
function fillDeliveryEvents(database: DatabaseSync, begin: Date): void {
  const add = createInsert(database, 'scheduled_events');
  const waiting = database
    .prepare(
      `SELECT case_number FROM deliveries WHERE waiting_for = 'thirdParty' ORDER BY case_number LIMIT ?`,
    )
    .all(COMING_EVENTS);
  for (const [index, row] of waiting.entries())
    add({
      at: minutesBefore(begin, -FIRST_EVENT_MINUTES - index * MINUTES_BETWEEN_EVENTS),
      kind: index % 3 === 0 ? 'delivery.slips' : 'delivery.moves',
      subject_id: String(row['case_number']),
      payload: '',
    });
  const ours = database
    .prepare(
      `SELECT case_number, json_extract(state, '$.milestones[' || current || '].planned.to') AS day FROM deliveries
       WHERE waiting_for = 'us' ORDER BY case_number`,
    )
    .all();
  const first = minutesBefore(begin, -FIRST_EVENT_MINUTES);
  for (const { case_number: caseNumber, day } of ours) {
    const planned = momentOf(String(day), END_OF_WORK);
    add({
      at: planned > first ? planned : first,
      kind: 'delivery.moves',
      subject_id: String(caseNumber),
      payload: '',
    });
  }
  const handovers = database
    .prepare(
      `SELECT case_number, json_extract(a.value, '$.dueAt') AS due_at FROM deliveries, json_each(state, '$.actions') a
       WHERE json_extract(a.value, '$.kind') = 'decideHandover' ORDER BY case_number`,
    )
    .all();
  for (const { case_number: caseNumber, due_at: at } of handovers)
    add({ at: String(at), kind: 'delivery.handoverDue', subject_id: String(caseNumber), payload: '' });
  const surveys = database
    .prepare(
      `SELECT case_number, min(json_extract(slot.value, '$.from')) AS at
       FROM deliveries, json_each(state, '$.actions') action, json_each(action.value, '$.slots') slot
       GROUP BY case_number ORDER BY case_number`,
    )
    .all();
  for (const { case_number: caseNumber, at } of surveys)
    add({ at: String(at), kind: 'delivery.slotPassed', subject_id: String(caseNumber), payload: '' });
}

/** The next steps of change requests: new ones in sequence, the others at the time of their window. */
function fillComingMoves(database: DatabaseSync, begin: Date): void {
  const add = createInsert(database, 'scheduled_events');
  const rows = database
    .prepare(
      'SELECT id, status, window_from, window_to FROM changes WHERE waiting_for IS NOT NULL ORDER BY number',
    )
    .all();
  for (const [index, { id, status, window_from: from, window_to: to }] of rows.entries()) {
    const inTurn = minutesBefore(begin, -FIRST_EVENT_MINUTES - index * MINUTES_BETWEEN_EVENTS);
    // A day before the window at the latest, so that somebody can decide.
    const latest = minutesBefore(new Date(String(from)), MINUTES_PER_DAY);
    const assessed = inTurn < latest ? inTurn : latest;
    const moments: Readonly<Record<string, unknown>> = {
      submitted: assessed,
      assessing: assessed,
      awaitingApproval: from,
      scheduled: from,
      implementing: to,
    };
    const payload = String(status);
    add({ at: String(moments[payload]), kind: 'change.moves', subject_id: String(id), payload });
  }
}
