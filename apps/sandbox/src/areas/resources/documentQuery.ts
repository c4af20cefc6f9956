import type { QueryOf } from '../../contract/operations.ts';
import { sharedRights } from '../../rights/rights.ts';
import {
  among,
  contains,
  containsWords,
  equal,
  joinSql,
  noCondition,
  wordsOf,
  type Sql,
} from '../../store/sqlFilter.ts';
import type { User } from '../../store/users.ts';
import { callerOf } from '../caller.ts';

/** The reader of documents. Documents of other partners do not exist for a reader. */
export interface Reader {
  readonly username: string;
  readonly partnerId: string;
  /** Whether documents about a service exist for the reader. */
  readonly seesServices: boolean;
}

export function readerOf(user: User): Reader {
  const { id: username, partnerId } = callerOf(user);
  return { username, partnerId, seesServices: sharedRights().has('getService', user.claims) };
}

export type DocumentQuery = Required<QueryOf<'listDocuments'>>;

/** A filter that a facet leaves out to count its own values. */
export type FacetFilter = 'category' | 'type' | 'show';

/** The documents that a reader may see, joined with the followed document (`f`), the followed category (`cf`) and the accepted terms (`t`). */
export function visibleDocuments({ username, partnerId, seesServices }: Reader): Sql {
  return {
    text: `FROM documents d
      LEFT JOIN document_follows f ON f.document_id = d.id AND f.username = ?
      LEFT JOIN document_category_follows cf ON cf.category = d.category AND cf.username = ?
      LEFT JOIN document_terms t ON t.document_id = d.id AND t.username = ?
      WHERE (d.partner_id IS NULL OR d.partner_id = ?)${seesServices ? '' : ' AND d.service_id IS NULL'}`,
    values: [username, username, username, partnerId],
  };
}

/** The conditions of a query, but for one filter. */
export function conditionsOf(query: DocumentQuery, newSince: string, except?: FacetFilter): Sql {
  const parts = [
    containsWords('d.searched_text', query.q),
    equal('d.service_id', query.serviceId),
    ...(except === 'category' ? [] : [among('d.category', query.category)]),
    ...(except === 'type' ? [] : [among('d.type', query.type)]),
    ...(except === 'show' ? [] : [shown(query.show, newSince)]),
  ];
  return joinSql(...parts);
}

function shown(show: DocumentQuery['show'], newSince: string): Sql {
  if (show === 'new') return { text: ' AND d.published_at > ?', values: [newSince] };
  if (show === 'followed')
    return { text: ' AND (f.username IS NOT NULL OR cf.username IS NOT NULL)', values: [] };
  return noCondition;
}

const columns = { name: 'd.searched_name', published: 'd.published_at', size: 'd.size' } as const;

/** The order of a query; the id decides between equal values. */
export function orderOf({ sort, q }: DocumentQuery): Sql {
  if (sort === 'relevance') {
    const inName = wordsOf(q).map((word) => contains('d.searched_name', word));
    return {
      text: ` ORDER BY (1${inName.map(({ text }) => text).join('')}) DESC, d.published_at DESC, d.id`,
      values: inName.flatMap(({ values }) => values),
    };
  }
  const isDescending = sort.startsWith('-');
  const key = isDescending ? sort.slice(1) : sort;
  const column = key === 'name' || key === 'size' ? columns[key] : columns.published;
  return { text: ` ORDER BY ${column} ${isDescending ? 'DESC' : 'ASC'}, d.id`, values: [] };
}
