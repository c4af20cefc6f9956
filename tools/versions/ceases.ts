import { previewChangeRequest, type ChangeRequestPreview } from '../../areas/changes/src/api.ts';
import { ceaseObstacleOf, type CeaseOrder } from '../../areas/changes/src/cease/ceaseRules.ts';
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

/** A service and the charges of its end, as the page of a cease draws both. */
interface CeaseOffer extends Versioned {
  readonly service: ServiceDetails;
  /** Null while the service cannot be ceased. */
  readonly charges: ChangeRequestPreview['charges'] | null;
}

const serviceId = 'QS-104200';

async function readOffer(http: HttpClient): Promise<CeaseOffer> {
  const service = await getService.send(http, { path: { serviceId } }, withoutCache);
  const isPossible = ceaseObstacleOf(service) === null;
  const preview = isPossible
    ? await previewChangeRequest.send(http, { body: { serviceId, type: 'cease' } })
    : null;
  const charges = preview?.charges ?? null;
  const offered = JSON.stringify([service.etag, service.status, charges]);
  return { etag: `"${offered}"`, service, charges };
}

function chargesOf({ charges }: CeaseOffer): SeenCharges | null {
  return charges && seenCharges({ charges });
}

function orderOf({ charges }: CeaseOffer, number: number): CeaseOrder | undefined {
  if (charges === null) return undefined;
  return { ceaseDate: charges.earliestDate, ceaseReason: 'moving', reason: `Reason ${number}` };
}

function seenOf(offer: CeaseOffer): Pick<SeenOffer<SeenCharges>, 'etag' | 'price'> {
  const price = chargesOf(offer);
  if (price === null) throw new Error('The page offers no cease.');
  return { etag: offer.service.etag, price };
}

const toBody = (order: CeaseOrder) => ({ serviceId, type: 'cease' as const, ...order });

/** The end of a service: a request for one day, of the version and at the fee that the dialog shows. */
export const ceases: VersionedThing<CeaseOffer, CeaseOrder, object, never> = {
  name: 'ceases of services',
  read: readOffer,
  creation: {
    send(http, order, seen, keyOf) {
      const offer = seenOf(seen);
      return sendChangeRequest(http, toBody(order), { ...offer, key: keyOf([order, offer]) });
    },
    priceOf: chargesOf,
    inputs: [orderOf],
    shown(order, seen) {
      const { etag, price: charges } = seenOf(seen);
      return { etag, body: { ...toBody(order), charges } };
    },
  },
  colleague: [
    (http, { service: { etag } }, number) =>
      changeService.send(http, { path: { serviceId }, body: { name: `Name ${number}` }, etag }),
    async (http, offer, number) => {
      const order = orderOf(offer, number);
      if (order)
        await sendChangeRequest(http, toBody(order), {
          ...seenOf(offer),
          key: `00000000-0000-4000-8000-${number}`,
        });
    },
  ],
  raisePrice: (server) => server.change(`UPDATE services SET mrc = mrc + 100 WHERE id = '${serviceId}'`),
};
