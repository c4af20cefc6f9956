import { useMay } from '@quayside/shared/rights/useMay.ts';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getPartnerProgramme } from '../api.ts';
import { ProgrammeView } from './ProgrammeView.tsx';

export function ProgrammePage(): JSX.Element {
  const resource = useResource(getPartnerProgramme, {});
  const canRegister = useMay('registerDeals');
  return (
    <ProgrammeView
      data={toAsyncState(resource, getPartnerProgramme.id)}
      receivedAtMs={resource.receivedAtMs}
      canRegister={canRegister}
      onRefresh={() => void resource.refetch()}
    />
  );
}
