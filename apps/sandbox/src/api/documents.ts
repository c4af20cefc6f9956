import type { QueryOf } from '../contract/operations.ts';
import type { Document } from '../contract/generated/openapi.ts';
import { file, json } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Route, UserCall } from '../http/router.ts';
import { seedDocuments, type DocumentDescription, type DocumentFile } from '../seed/documents.ts';
import { pageOf } from './page.ts';

type DocumentQuery = Required<QueryOf<'getDocuments'>>;

/** The documents, found by words and category, and each one's file. The same for everybody. */
export function documentRoutes(): readonly Route<UserCall>[] {
  // Made when first asked for: the PDFs among them are not there before.
  let made: readonly DocumentFile[] | undefined;
  const documents = (): readonly DocumentFile[] => (made ??= seedDocuments());

  return [
    {
      method: 'GET',
      path: '/core/rest/documents',
      handle({ readQuery }) {
        const { query, category, sort, page, pageSize } = readQuery<DocumentQuery>();
        const found = documents()
          .filter(({ description }) => category === '' || description.category === category)
          .filter(({ description }) => holdsEveryWord(description, query))
          .toSorted(comparison(sort));
        const { items, ...rest } = pageOf(found, { page, pageSize });
        return json({ ...rest, items: items.map(describe) });
      },
    },
    {
      method: 'GET',
      path: '/core/rest/documents/{name}',
      handle({ params }) {
        const document = documents().find(({ description }) => description.name === params.name);
        if (document === undefined) {
          throw new ProblemError(404, 'There is no document of that name. Look for it in the list.');
        }
        const { content, filename, description } = document;
        return file(content, description.mediaType, {
          'content-disposition': `inline; filename="${filename}"`,
        });
      },
    },
  ];
}

function describe({ description, content }: DocumentFile): Document {
  return { ...description, bytes: Buffer.byteLength(content) };
}

function holdsEveryWord({ name, title, description }: DocumentDescription, query: string): boolean {
  const text = `${title} ${description} ${name}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function comparison(sort: DocumentQuery['sort']): (a: DocumentFile, b: DocumentFile) => number {
  const key = sort.endsWith('title') ? 'title' : 'updatedAt';
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a, b) => direction * a.description[key].localeCompare(b.description[key], 'en');
}
