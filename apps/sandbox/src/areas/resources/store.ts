import type { DatabaseSync } from 'node:sqlite';
import type {
  DocumentDetails,
  DocumentFacets,
  DocumentList,
  DocumentSummary,
  DocumentVersion,
} from '../../contract/generated/openapi.ts';
import {
  conditionsOf,
  orderOf,
  visibleDocuments,
  type DocumentQuery,
  type FacetFilter,
  type Reader,
} from './documentQuery.ts';
import { isOrigin, slugOf, type ContentOrigin } from './documentSeed.ts';
import { prepareDocumentTables } from './documentTables.ts';
import { offsetOf } from '../../store/sqlFilter.ts';
import { confidentialityTerms, SEEDED_LAST_VISIT } from './seed.ts';

export interface StoredDocument extends DocumentDetails {
  readonly origin: ContentOrigin;
  readonly serviceId: string | null;
}

/** The documents, and for each reader the follows, the accepted terms and the last visit. */
export interface DocumentStore {
  list(reader: Reader, query: DocumentQuery): DocumentList;
  /** Undefined for a document that does not exist or belongs to another partner. */
  find(reader: Reader, id: string): StoredDocument | undefined;
  hasCategory(id: string): boolean;
  acceptTerms(reader: Reader, id: string, at: Date): void;
  setFollowed(reader: Reader, id: string, followed: boolean): void;
  setCategoryFollowed(reader: Reader, category: string, followed: boolean): void;
  /** Records a call of a reader. A call more than 30 minutes after the previous one begins a new visit. */
  recordVisit(reader: Reader, at: Date): void;
}

const VISIT_ENDS_AFTER_MS = 30 * 60_000;
const summaryColumns = `SELECT d.*, f.username AS followed, cf.username AS category_followed, t.accepted_at AS accepted_at,
  (SELECT name FROM document_categories WHERE id = d.category) AS category_name `;

type Row = Record<string, unknown>;

/** Opens the documents of a database. They are seeded on first use, because that takes time. */
export function createDocumentStore(database: DatabaseSync): DocumentStore {
  let isPrepared = false;
  function all(sql: string, ...values: readonly (string | number)[]): Row[] {
    if (!isPrepared) prepareDocumentTables(database);
    isPrepared = true;
    return database.prepare(sql).all(...values);
  }
  const first = (sql: string, ...values: readonly (string | number)[]): Row | undefined =>
    all(sql, ...values)[0];

  function newSinceOf({ username }: Reader, now: Date): string {
    const visit = first('SELECT * FROM document_visits WHERE username = ?', username);
    if (visit === undefined) return SEEDED_LAST_VISIT;
    const hasEnded = now.getTime() - Date.parse(String(visit.last_seen_at)) > VISIT_ENDS_AFTER_MS;
    return String(hasEnded ? visit.last_seen_at : visit.new_since);
  }

  /** One row for each value of `column`, counted by every filter but its own. */
  function countsBy(reader: Reader, query: DocumentQuery, newSince: string, facet: 'category' | 'type') {
    const from = visibleDocuments(reader);
    const where = conditionsOf(query, newSince, facet);
    const rows = all(
      `SELECT d.${facet} AS id, count(*) AS count ${from.text}${where.text} GROUP BY d.${facet}`,
      ...from.values,
      ...where.values,
    );
    return new Map(rows.map((row) => [String(row.id), Number(row.count)]));
  }

  function count(reader: Reader, query: DocumentQuery, newSince: string, except?: FacetFilter): number {
    const from = visibleDocuments(reader);
    const where = conditionsOf(query, newSince, except);
    return Number(
      first(`SELECT count(*) AS count ${from.text}${where.text}`, ...from.values, ...where.values)?.count,
    );
  }

  function facetsOf(reader: Reader, query: DocumentQuery, newSince: string): DocumentFacets {
    const byCategory = countsBy(reader, query, newSince, 'category');
    const byType = countsBy(reader, query, newSince, 'type');
    const categories = all(
      `SELECT c.id, c.name, cf.username AS followed FROM document_categories c
       LEFT JOIN document_category_follows cf ON cf.category = c.id AND cf.username = ? ORDER BY c.position`,
      reader.username,
    );
    const showing = (show: DocumentQuery['show']) => count(reader, { ...query, show }, newSince);
    return {
      categories: categories.map(({ id, name, followed }) => ({
        id: String(id),
        name: String(name),
        count: byCategory.get(String(id)) ?? 0,
        isFollowed: followed !== null,
      })),
      types: (['pdf', 'csv', 'txt'] as const).map((id) => ({ id, count: byType.get(id) ?? 0 })),
      show: { all: showing('all'), new: showing('new'), followed: showing('followed') },
    };
  }

  function toggle(table: string, column: string, reader: Reader, value: string, isOn: boolean): void {
    if (isOn)
      all(`INSERT OR IGNORE INTO ${table} (username, ${column}) VALUES (?, ?)`, reader.username, value);
    else all(`DELETE FROM ${table} WHERE username = ? AND ${column} = ?`, reader.username, value);
  }

  return {
    list(reader, query) {
      const newSince = newSinceOf(reader, new Date());
      const from = visibleDocuments(reader);
      const where = conditionsOf(query, newSince);
      const order = orderOf(query);
      const rows = all(
        `${summaryColumns}${from.text}${where.text}${order.text} LIMIT ? OFFSET ?`,
        ...from.values,
        ...where.values,
        ...order.values,
        query.pageSize,
        offsetOf(query),
      );
      return {
        page: query.page,
        pageSize: query.pageSize,
        total: count(reader, query, newSince),
        newSince,
        items: rows.map((row) => toSummary(row, newSince)),
        facets: facetsOf(reader, query, newSince),
      };
    },
    find(reader, id) {
      const from = visibleDocuments(reader);
      const row = first(`${summaryColumns}${from.text} AND d.id = ?`, ...from.values, id);
      if (row === undefined) return undefined;
      const versions = all('SELECT * FROM document_versions WHERE document_id = ? ORDER BY position', id);
      return toDocument(row, versions, newSinceOf(reader, new Date()));
    },
    hasCategory: (id) => first('SELECT id FROM document_categories WHERE id = ?', id) !== undefined,
    acceptTerms({ username }, id, at) {
      all('INSERT OR IGNORE INTO document_terms VALUES (?, ?, ?)', username, id, at.toISOString());
    },
    setFollowed: (reader, id, followed) => toggle('document_follows', 'document_id', reader, id, followed),
    setCategoryFollowed: (reader, category, followed) =>
      toggle('document_category_follows', 'category', reader, category, followed),
    recordVisit(reader, at) {
      const newSince = newSinceOf(reader, at);
      all(
        `INSERT INTO document_visits VALUES (?, ?, ?)
         ON CONFLICT (username) DO UPDATE SET new_since = excluded.new_since, last_seen_at = excluded.last_seen_at`,
        reader.username,
        newSince,
        at.toISOString(),
      );
    },
  };
}

function toSummary(row: Row, newSince: string): DocumentSummary {
  const publishedAt = String(row.published_at);
  const accepted = row.accepted_at === null ? 'termsRequired' : 'termsAccepted';
  return {
    id: String(row.id),
    name: String(row.name),
    description: String(row.description),
    category: String(row.category),
    type: typeOf(row.type),
    size: Number(row.size),
    version: String(row.version),
    publishedAt,
    confidentiality: row.is_confidential === 1 ? accepted : 'none',
    isNew: publishedAt > newSince,
    isFollowed: row.followed !== null,
  };
}

function toDocument(row: Row, versions: readonly Row[], newSince: string): StoredDocument {
  const summary = toSummary(row, newSince);
  const relatedEntities: DocumentDetails['relatedEntities'] = JSON.parse(String(row.related_entities));
  const origin = String(row.origin);
  return {
    ...summary,
    categoryName: String(row.category_name),
    isCategoryFollowed: row.category_followed !== null,
    fileName: `${slugOf(summary.id)}.${summary.type}`,
    owner: String(row.owner),
    confidentialityTerms: row.is_confidential === 1 ? confidentialityTerms : null,
    versions: versions.map(toVersion),
    relatedEntities,
    origin: isOrigin(origin) ? origin : 'authored',
    serviceId: typeof row.service_id === 'string' ? row.service_id : null,
  };
}

function toVersion({ version, published_at: publishedAt, size, change }: Row): DocumentVersion {
  return {
    version: String(version),
    publishedAt: String(publishedAt),
    size: Number(size),
    change: String(change),
  };
}

function typeOf(value: unknown): DocumentSummary['type'] {
  return value === 'csv' || value === 'txt' ? value : 'pdf';
}
