import { cases, changes, deliveries, services } from './collections.ts';
import { attachments, conversations, entries, jobs, savedViews } from './sharedCollections.ts';

/** The collections of the core. What can be filtered, sorted or changed is a column; the rest follows from the id. */
export const coreCollections = [
  services,
  deliveries,
  changes,
  cases,
  conversations,
  entries,
  attachments,
  jobs,
  savedViews,
];

/** The tables of the core that are no collections. */
export const coreSchema = `
  CREATE TABLE IF NOT EXISTS world (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS interruptions (
    service_id TEXT NOT NULL REFERENCES services(id), from_at TEXT NOT NULL, to_at TEXT NOT NULL, health TEXT NOT NULL, case_number TEXT
  );
  CREATE TABLE IF NOT EXISTS projects (
    id TEXT PRIMARY KEY, partner_id TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS case_followers (
    case_number TEXT NOT NULL REFERENCES cases(case_number),
    person_id TEXT NOT NULL,
    PRIMARY KEY (person_id, case_number)
  );
  CREATE TABLE IF NOT EXISTS read_marks (
    person_id TEXT NOT NULL, conversation_id TEXT NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (person_id, conversation_id)
  );
  CREATE TABLE IF NOT EXISTS scheduled_events (
    id INTEGER PRIMARY KEY, at TEXT NOT NULL, kind TEXT NOT NULL, subject_id TEXT NOT NULL, payload TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS submissions (
    idempotency_key TEXT NOT NULL, person_id TEXT NOT NULL, operation_id TEXT NOT NULL, body TEXT NOT NULL, result_id TEXT NOT NULL,
    PRIMARY KEY (person_id, idempotency_key)
  );
`;

/** The indexes of the core. Created after the rows, which takes half as long. */
export const coreIndexes = `
  CREATE INDEX IF NOT EXISTS services_partner ON services (partner_id, name COLLATE NOCASE, id);
  CREATE INDEX IF NOT EXISTS services_facets ON services (partner_id, status, health, product, waiting_for, id);
  CREATE INDEX IF NOT EXISTS services_site ON services (partner_id, a_name, a_site, a_postcode);
  CREATE INDEX IF NOT EXISTS services_b_site ON services (partner_id, b_name, b_site, b_postcode) WHERE b_site IS NOT NULL;
  CREATE INDEX IF NOT EXISTS interruptions_service ON interruptions (service_id);
  CREATE INDEX IF NOT EXISTS services_incident ON services (incident_id, partner_id) WHERE incident_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS services_project ON services (project_id);
  CREATE INDEX IF NOT EXISTS services_case ON services (provisioning_case) WHERE provisioning_case IS NOT NULL;
  CREATE INDEX IF NOT EXISTS changes_service ON changes (service_id);
  CREATE INDEX IF NOT EXISTS changes_partner ON changes (partner_id, updated_at);
  CREATE INDEX IF NOT EXISTS cases_partner ON cases (partner_id, updated_at);
  CREATE INDEX IF NOT EXISTS cases_service ON cases (service_id);
  CREATE INDEX IF NOT EXISTS cases_raised ON cases (partner_id, raised_at);
  CREATE INDEX IF NOT EXISTS case_followers_case ON case_followers (case_number);
  CREATE INDEX IF NOT EXISTS attachments_entry ON attachments (conversation_id, position);
  CREATE INDEX IF NOT EXISTS scheduled_events_at ON scheduled_events (at);
`;

export const coreTables = [
  'submissions',
  'scheduled_events',
  'read_marks',
  'case_followers',
  'projects',
  'interruptions',
  'world',
];
