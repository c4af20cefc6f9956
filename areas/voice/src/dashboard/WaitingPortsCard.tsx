import { portsPath } from '@quayside/contract/paths/voice';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { facetOf, WaitingNumber } from '@quayside/page-kit/cards';
import { listPorts } from '../portsApi.ts';

const waiting = ['you', 'colleague'] as const;
const query = { waitingFor: waiting.join(), page: 1, pageSize: 1 } as const;

export function WaitingPortsCard(): JSX.Element {
  const resource = useResource(listPorts, { query });
  return (
    <WaitingNumber
      label="Ports"
      mine={{
        href: portsPath.href({ waitingFor: 'you' }),
        resource,
        countOf: ({ facets }) => facetOf(facets.waitingFor, 'you'),
      }}
      company={{ href: portsPath.href({ waitingFor: waiting }), resource, countOf: ({ total }) => total }}
    />
  );
}
