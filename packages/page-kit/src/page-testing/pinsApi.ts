import type { Moment } from '@quayside/portal-core/calls';
import { problemResponse, type RenderPageOptions } from '@quayside/portal-core/page-testing';
import type { PinnableItem } from '../pins/createPins.ts';

type Api = NonNullable<RenderPageOptions['api']>;

/** Pins of several kinds, in order. */
export const pinFixtures: readonly PinnableItem[] = [
  { kind: 'case', id: '00012345', title: 'Loss of service at Bristol', href: '/support/cases/00012345' },
  { kind: 'service', id: 'QS-104200', title: 'Bristol Temple Quay 1 Gbps', href: '/services/QS-104200' },
  { kind: 'quote', id: 'QT-40001', title: 'Bristol offices', href: '/1access/quotes/QT-40001' },
  { kind: 'document', id: 'CT-104200', title: 'Contract QS-104200', href: '/resource/CT-104200' },
  { kind: 'case', id: '00099999', title: 'An old case', href: '/support/cases/00099999' },
  { kind: 'approval', id: 'AP-7001', title: 'Charge at Sheffield', href: '/approvals/AP-7001' },
];

const pinnedAt: Moment = '2026-11-20T08:14:00Z';

/** A backend that keeps pins as the real one does. */
export function createPinsApi(first: readonly PinnableItem[], limit = 50) {
  let items = first;
  let version = 1;
  const list = () => ({
    etag: `"${version}"` as const,
    limit,
    items: items.map((item) => ({ ...item, pinnedAt })),
  });
  const others = (kind: string, id: string) => items.filter((item) => item.kind !== kind || item.id !== id);
  const api = {
    listPins: list,
    addPin: ({ path: { kind, itemId }, body: { title, href, index = 0 } }) => {
      items = others(kind, itemId).toSpliced(index, 0, { kind, id: itemId, title, href });
      version += 1;
      return list();
    },
    removePin: ({ path: { kind, itemId } }) => {
      items = others(kind, itemId);
      version += 1;
      return new Response(null, { status: 204 });
    },
    orderPins: ({ headers, body }) => {
      if (headers.get('If-Match') !== `"${version}"`) return problemResponse(412);
      items = body.items.flatMap((key) => items.filter(({ kind, id }) => kind === key.kind && id === key.id));
      version += 1;
      return list();
    },
    recordRecentItem: new Response(null, { status: 204 }),
  } satisfies Api;
  return {
    api,
    /** The ids, in order. */
    ids: () => items.map(({ id }) => id),
    /** Another tab changes the order. */
    reverse() {
      items = items.toReversed();
      version += 1;
    },
  };
}
