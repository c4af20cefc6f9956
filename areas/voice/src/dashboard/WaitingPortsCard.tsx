import { portsPath } from '@quayside/contract/paths/voice';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { listPorts } from '../portsApi.ts';

const query = { waitingFor: 'you', page: 1, pageSize: 1 } as const;

/** The number of ports that wait for the user. */
export function WaitingPortsCard(): JSX.Element {
  return (
    <WaitingNumber
      label="Ports"
      href={portsPath.href({ waitingFor: 'you' })}
      resource={useResource(listPorts, { query })}
      countOf={({ total }) => total}
    />
  );
}
