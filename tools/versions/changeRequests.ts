import { previewChangeRequest, type ChangeRequestPreview } from '../../areas/changes/src/api.ts';
import { ceaseObstacleOf } from '../../areas/changes/src/cease/ceaseRules.ts';
import type { NewChangeBody } from '../../areas/changes/src/newChange/toNewChange.ts';
import {
  seenCharges,
  sendChangeRequest,
  type SeenCharges,
} from '../../areas/changes/src/useChangeRequest.ts';
import { changeService } from '../../areas/services/src/api.ts';
import { getService, type ServiceDetails } from '../../areas/shared/src/services/serviceApi.ts';
import { withoutCache, type SeenOffer, type Versioned } from '../../packages/page-kit/src/versions/index.ts';
import type { HttpClient } from '../../packages/portal-core/src/index.ts';
import type { VersionedThing } from './thing.ts';

/** A service and the charges of its change, as the page of a request draws both. */
interface ChangeOffer extends Versioned {
  readonly service: ServiceDetails;
  /** Null while the service cannot be changed so. */
  readonly charges: ChangeRequestPreview['charges'] | null;
}

/** A change, or the end, of a service. */
interface ChangeKind {
  readonly name: string;
  readonly isPossible: (service: ServiceDetails) => boolean;
  /** What the preview is asked for. */
  readonly change: NewChangeBody;
  /** What the user adds, with a number in its words. */
  readonly order: (charges: ChangeRequestPreview['charges'], number: number) => Partial<NewChangeBody>;
}

const serviceId = 'QS-104200';

function chargesOf({ charges }: ChangeOffer): SeenCharges | null {
  return charges && seenCharges({ charges });
}

function seenOf(offer: ChangeOffer): Pick<SeenOffer<SeenCharges>, 'etag' | 'price'> {
  const price = chargesOf(offer);
  if (price === null) throw new Error('The page offers no such change.');
  return { etag: offer.service.etag, price };
}

/** The requests of one kind: each of the version, and at the charges, that the dialog shows. */
function requestsOf({
  name,
  isPossible,
  change,
  order,
}: ChangeKind): VersionedThing<ChangeOffer, NewChangeBody, object, never> {
  async function read(http: HttpClient): Promise<ChangeOffer> {
    const service = await getService.send(http, { path: { serviceId } }, withoutCache);
    const preview = isPossible(service) ? await previewChangeRequest.send(http, { body: change }) : null;
    const charges = preview?.charges ?? null;
    const offered = JSON.stringify([service.etag, service.status, charges]);
    return { etag: `"${offered}"`, service, charges };
  }

  const bodyOf = ({ charges }: ChangeOffer, number: number): NewChangeBody | undefined =>
    charges === null ? undefined : { ...change, ...order(charges, number) };

  return {
    name,
    read,
    creation: {
      send(http, body, seen, keyOf) {
        const offer = seenOf(seen);
        return sendChangeRequest(http, body, { ...offer, key: keyOf([body, offer]) });
      },
      priceOf: chargesOf,
      inputs: [bodyOf],
      shown(body, seen) {
        const { etag, price: charges } = seenOf(seen);
        return { etag, body: { ...body, charges } };
      },
    },
    colleague: [
      (http, { service: { etag } }, number) =>
        changeService.send(http, { path: { serviceId }, body: { name: `Name ${number}` }, etag }),
      async (http, offer, number) => {
        const body = bodyOf(offer, number);
        if (body)
          await sendChangeRequest(http, body, {
            ...seenOf(offer),
            key: `00000000-0000-4000-8000-${number}`,
          });
      },
    ],
    raisePrice: (server) => server.change(`UPDATE services SET mrc = mrc + 100 WHERE id = '${serviceId}'`),
  };
}

export const ceases = requestsOf({
  name: 'ceases of services',
  isPossible: (service) => ceaseObstacleOf(service) === null,
  change: { serviceId, type: 'cease' },
  order: ({ earliestDate }, number) => ({
    ceaseDate: earliestDate,
    ceaseReason: 'moving',
    reason: `Reason ${number}`,
  }),
});

export const bandwidthChanges = requestsOf({
  name: 'bandwidths of services',
  isPossible: ({ allowedActions }) => allowedActions.includes('requestChange'),
  change: { serviceId, type: 'bandwidth', bandwidthMbps: 2000 },
  order: (_charges, number) => ({ reason: `Reason ${number}`, window: null }),
});
