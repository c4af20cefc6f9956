import type { Document } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { file, json } from '../../http/apiResponse.ts';
import { pageOf } from '../../http/page.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';
import { seedDocuments, type DocumentDescription, type DocumentFile } from './seed.ts';

type Sort = NonNullable<QueryOf<'getDocuments'>['sort']>;

/** The documents, found by words and category, and the file of each. The same for everybody. */
export const resourceRoutes: AreaRoutes = () => {
  // Made when first asked for, because writing the PDFs takes time.
  let made: readonly DocumentFile[] | undefined;
  const documents = (): readonly DocumentFile[] => (made ??= seedDocuments());

  return [
    route('getDocuments', ({ query: { query, category, sort, page, pageSize } }) => {
      const found = documents()
        .filter(({ description }) => category === '' || description.category === category)
        .filter(({ description }) => holdsEveryWord(description, query))
        .toSorted(comparison(sort));
      const { items, ...rest } = pageOf(found, { page, pageSize });
      return json({ ...rest, items: items.map(describe) });
    }),
    route('getDocument', ({ path: { name } }) => {
      const document = documents().find(({ description }) => description.name === name);
      if (document === undefined) {
        throw new ProblemError(404, 'There is no document of that name. Look for it in the list.');
      }
      const { content, filename, description } = document;
      return file(content, description.mediaType, {
        'content-disposition': `inline; filename="${filename}"`,
      });
    }),
  ];
};

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

function comparison(sort: Sort): (a: DocumentFile, b: DocumentFile) => number {
  const key = sort.endsWith('title') ? 'title' : 'updatedAt';
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a, b) => direction * a.description[key].localeCompare(b.description[key], 'en');
}
