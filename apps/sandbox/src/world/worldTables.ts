/** The tables of the core. What can be filtered, sorted or changed is a column; the rest follows from the id. */
export const coreSchema = `
  CREATE TABLE IF NOT EXISTS world (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS services (
    id TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL,
    order_id TEXT NOT NULL,
    product TEXT NOT NULL,
    name TEXT NOT NULL,
    customer_reference TEXT NOT NULL,
    cost_centre TEXT NOT NULL,
    bandwidth_mbps INTEGER NOT NULL,
    a_site TEXT NOT NULL,
    a_name TEXT NOT NULL,
    a_postcode TEXT NOT NULL,
    b_site TEXT,
    b_name TEXT,
    b_postcode TEXT,
    status TEXT NOT NULL,
    health TEXT NOT NULL,
    health_since TEXT,
    health_case TEXT,
    incident_id TEXT,
    contract_end TEXT,
    mrc INTEGER NOT NULL,
    project_id TEXT,
    provisioning_case TEXT,
    waiting_for TEXT,
    open_cases INTEGER NOT NULL DEFAULT 0,
    change_lock TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    changed_by TEXT,
    changed_at TEXT,
    searched TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS interruptions (
    service_id TEXT NOT NULL REFERENCES services(id), from_at TEXT NOT NULL, to_at TEXT NOT NULL, health TEXT NOT NULL, case_number TEXT
  );
  CREATE TABLE IF NOT EXISTS projects (
    id TEXT PRIMARY KEY, partner_id TEXT NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    case_number TEXT PRIMARY KEY,
    service_id TEXT NOT NULL UNIQUE REFERENCES services(id),
    partner_id TEXT NOT NULL,
    project_id TEXT,
    status TEXT NOT NULL,
    outlook TEXT NOT NULL,
    waiting_for TEXT,
    current INTEGER NOT NULL,
    state TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    changed_by TEXT,
    changed_at TEXT
  );
  CREATE TABLE IF NOT EXISTS changes (
    id TEXT PRIMARY KEY,
    number INTEGER NOT NULL UNIQUE,
    partner_id TEXT NOT NULL,
    service_id TEXT NOT NULL REFERENCES services(id),
    service_name TEXT NOT NULL,
    service_product TEXT NOT NULL,
    site_name TEXT NOT NULL,
    type TEXT NOT NULL,
    title TEXT NOT NULL,
    status TEXT NOT NULL,
    waiting_for TEXT,
    impact TEXT NOT NULL,
    requested_by TEXT NOT NULL,
    requested_by_name TEXT NOT NULL,
    requested_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    window_from TEXT,
    window_to TEXT,
    state TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    changed_by TEXT,
    changed_at TEXT,
    searched TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS cases (
    case_number TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL,
    subject TEXT NOT NULL,
    description TEXT NOT NULL,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    waiting_for TEXT,
    impact TEXT NOT NULL,
    impact_rank INTEGER NOT NULL,
    priority TEXT NOT NULL,
    priority_rank INTEGER NOT NULL,
    service_id TEXT,
    service_name TEXT,
    service_product TEXT,
    site_name TEXT,
    customer_reference TEXT NOT NULL,
    raised_by TEXT NOT NULL,
    raised_by_name TEXT NOT NULL,
    raised_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    next_update_at TEXT,
    entry_count INTEGER NOT NULL,
    state TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    changed_by TEXT,
    changed_at TEXT,
    searched TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS case_followers (
    case_number TEXT NOT NULL REFERENCES cases(case_number),
    person_id TEXT NOT NULL,
    PRIMARY KEY (person_id, case_number)
  );
  CREATE TABLE IF NOT EXISTS conversations (
    id TEXT PRIMARY KEY, partner_id TEXT NOT NULL, subject_kind TEXT NOT NULL, subject_id TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS entries (
    conversation_id TEXT NOT NULL REFERENCES conversations(id),
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    author_id TEXT,
    author_name TEXT NOT NULL,
    author_role TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (conversation_id, position)
  );
  CREATE TABLE IF NOT EXISTS attachments (
    id TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL,
    conversation_id TEXT,
    position INTEGER,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    media_type TEXT NOT NULL,
    scan TEXT NOT NULL,
    content BLOB,
    uploaded_by TEXT,
    is_sent INTEGER NOT NULL
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
  CREATE TABLE IF NOT EXISTS jobs (
    id TEXT PRIMARY KEY, person_id TEXT NOT NULL, kind TEXT NOT NULL, started_at TEXT NOT NULL, total INTEGER NOT NULL, content TEXT NOT NULL, file_name TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS saved_views (
    person_id TEXT NOT NULL, list TEXT NOT NULL, items TEXT NOT NULL, version INTEGER NOT NULL,
    PRIMARY KEY (person_id, list)
  );
`;

/** The indexes of the core. Created after the rows, which takes half as long. */
export const coreIndexes = `
  CREATE INDEX IF NOT EXISTS services_partner ON services (partner_id, name COLLATE NOCASE, id);
  CREATE INDEX IF NOT EXISTS services_facets ON services (partner_id, status, health, product, waiting_for);
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

/** The tables of services, deliveries, cases and what they share. */
export const coreTables = [
  'saved_views',
  'jobs',
  'submissions',
  'scheduled_events',
  'read_marks',
  'attachments',
  'entries',
  'conversations',
  'case_followers',
  'cases',
  'changes',
  'deliveries',
  'projects',
  'interruptions',
  'services',
  'world',
];
