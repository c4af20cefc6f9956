import { fenwick, halden, northgate } from '../../seed/partners.ts';
import { createServices } from '../../world/services.ts';

export interface Service {
  readonly id: string;
  readonly orderId: string;
  readonly partnerId: string;
  readonly product: string;
  readonly site: string;
  readonly bandwidthMbps: number;
}

const DOCUMENTED: readonly (readonly [partnerId: string, count: number])[] = [
  [northgate.id, 84],
  [fenwick.id, 9],
  [halden.id, 14],
];

/** The services that documents are about: the first of each partner. */
export const services: readonly Service[] = documentedServices();

function documentedServices(): Service[] {
  const all = createServices();
  return DOCUMENTED.flatMap(([partnerId, count]) =>
    all
      .filter((service) => service.partnerId === partnerId)
      .slice(0, count)
      .map(({ id, orderId, product, aEnd, bandwidthMbps }) => ({
        id,
        orderId,
        partnerId,
        product,
        site: aEnd.name,
        bandwidthMbps,
      })),
  );
}
