import { useResource } from '@quayside/portal-core/react';
import { useMemo } from 'react';
import { searchServices, type FoundService } from '@quayside/shared/services/api.ts';
import type { SuggestedServices } from '@quayside/shared/services/serviceOption.ts';
import { listCases, type CaseList } from '../api.ts';

const SHOWN_OF_EACH = 5;
const disturbed = { query: { health: 'down,degraded', pageSize: SHOWN_OF_EACH } };
// Several cases may be about one service.
const ownCases = { query: { scope: 'mine', pageSize: 25 } } as const;

/** The services that the user may want before typing: those that do not work, and those of the user's latest cases. */
export function useSuggestedServices(isNeeded: boolean): readonly SuggestedServices[] {
  const { data: unwell } = useResource(searchServices, isNeeded ? disturbed : null);
  const { data: cases } = useResource(listCases, isNeeded ? ownCases : null);
  return useMemo(
    () => [
      { heading: 'Down or degraded now', services: unwell?.items ?? [] },
      { heading: 'Of your latest cases', services: servicesOf(cases) },
    ],
    [unwell, cases],
  );
}

function servicesOf(list: CaseList | undefined): FoundService[] {
  const services = new Map<string, FoundService>();
  for (const { service, siteName } of list?.items ?? [])
    if (service !== null)
      services.set(service.id, { ...service, health: 'none', aEnd: { name: siteName ?? '', postcode: '' } });
  return Array.from(services.values()).slice(0, SHOWN_OF_EACH);
}
