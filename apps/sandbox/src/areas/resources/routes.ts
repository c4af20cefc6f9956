import { file, json, noContent, type ApiResponse } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { requireRight } from '../actions.ts';
import type { AreaRoutes } from '../ports.ts';
import { archiveOf, fileOf, mediaTypes } from './files.ts';
import { readerOf } from './documentQuery.ts';
import { createDocumentStore, type DocumentStore, type StoredDocument } from './store.ts';

/** The document that the help button opens. */
const userGuide = 'PORTAL_USER_GUIDE';

/** The operations of the Resources area: lists, files, followed documents, and archives. */
export const resourceRoutes: AreaRoutes = ({ database }) => {
  const store = createDocumentStore(database);
  return [
    ...namedDocumentRoutes(store),
    route('listDocuments', ({ user, query }) => json(store.list(readerOf(user), query))),
    route('getDocumentDetails', ({ user, path }) => {
      const { origin: _origin, serviceId: _serviceId, ...details } = found(store, user, path.documentId);
      return json(details);
    }),
    route('getDocumentFile', ({ user, path }) => sendFile(found(store, user, path.documentId), path.version)),
    route('acceptDocumentTerms', ({ user, path }) => {
      store.acceptTerms(readerOf(user), found(store, user, path.documentId).id, new Date());
      return noContent();
    }),
    ...followRoutes(store),
    route('recordResourcesVisit', ({ user }) => {
      store.recordVisit(readerOf(user), new Date());
      return noContent();
    }),
    route('createDocumentArchive', async ({ user, body: { documentIds } }) => {
      const documents = documentIds.map((id) => store.find(readerOf(user), id));
      const errors = documents.flatMap((document, index) =>
        document === undefined ? [{ pointer: `/documentIds/${index}`, detail: 'does not exist' }] : [],
      );
      if (errors.length > 0) {
        const message = 'Some of the documents do not exist. Take the named ones out.';
        throw new ProblemError(422, message, { errors });
      }
      const existing = documents.filter((document) => document !== undefined);
      for (const document of existing) requireTerms(document);
      const archive = await archiveOf(existing);
      return file(archive, 'application/zip', {
        'content-disposition': 'attachment; filename="documents.zip"',
      });
    }),
  ];
};

/** The list and the file for links from other places, such as the user guide in the bar. */
function namedDocumentRoutes(store: DocumentStore) {
  return [
    route('getDocuments', ({ user, query: { query, category, sort, page, pageSize } }) => {
      const list = store.list(readerOf(user), {
        q: query,
        category,
        type: '',
        serviceId: '',
        show: 'all',
        sort: (
          { title: 'name', '-title': '-name', updatedAt: 'published', '-updatedAt': '-published' } as const
        )[sort],
        page,
        pageSize,
      });
      const items = list.items.map(({ id, name, description, category: of, publishedAt, size, type }) => ({
        name: id,
        title: name,
        description,
        category: of,
        updatedAt: publishedAt,
        bytes: size,
        mediaType: mediaTypes[type],
      }));
      return json({ page, pageSize, total: list.total, items });
    }),
    route(
      'getDocument',
      ({ user, path }) => {
        const document = found(store, user, path.name);
        return sendFile(document, document.version);
      },
      ({ user, path }) => {
        if (path.name !== userGuide) requireRight('getDocuments', user);
        return undefined;
      },
    ),
  ];
}

function followRoutes(store: DocumentStore) {
  const follow = (user: User, id: string, isFollowed: boolean): ApiResponse<undefined> => {
    store.setFollowed(readerOf(user), found(store, user, id).id, isFollowed);
    return noContent();
  };
  const followCategory = (user: User, id: string, isFollowed: boolean): ApiResponse<undefined> => {
    if (!store.hasCategory(id))
      throw new ProblemError(404, 'There is no such category. Take one of the list.');
    store.setCategoryFollowed(readerOf(user), id, isFollowed);
    return noContent();
  };
  return [
    route('followDocument', ({ user, path }) => follow(user, path.documentId, true)),
    route('unfollowDocument', ({ user, path }) => follow(user, path.documentId, false)),
    route('followDocumentCategory', ({ user, path }) => followCategory(user, path.categoryId, true)),
    route('unfollowDocumentCategory', ({ user, path }) => followCategory(user, path.categoryId, false)),
  ];
}

/** Throws 404 for a document that does not exist and, in the same words, for one of another partner. */
function found(store: DocumentStore, user: User, id: string): StoredDocument {
  const document = store.find(readerOf(user), id);
  if (document === undefined)
    throw new ProblemError(404, 'There is no document with this id. Look for it in the list.');
  return document;
}

function requireTerms({ confidentiality, name }: StoredDocument): void {
  if (confidentiality === 'termsRequired')
    throw new ProblemError(403, `“${name}” is confidential. Accept its terms first.`);
}

async function sendFile(document: StoredDocument, name: string): Promise<ApiResponse<string>> {
  const version = document.versions.find((entry) => entry.version === name);
  if (version === undefined)
    throw new ProblemError(404, 'The document has no such version. See its list of versions.');
  requireTerms(document);
  const content = await fileOf(document, version);
  return file(content, mediaTypes[document.type], {
    'content-disposition': `inline; filename="${document.fileName}"`,
  });
}
