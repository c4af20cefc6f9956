import { casesPath } from '@quayside/contract/paths/support';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { facetOf, WaitingNumber } from '@quayside/page-kit/cards';
import { listCases } from '../api.ts';

const waiting = ['you', 'colleague'] as const;
// Only the numbers are read.
const input = { query: { waitingFor: waiting.join(), scope: 'organisation', pageSize: 1 } } as const;

/** The cases that the user raised and that wait for an answer, and those of the company. */
export function WaitingCasesCard(): JSX.Element {
  const resource = useResource(listCases, input);
  return (
    <WaitingNumber
      label="Cases"
      mine={{
        href: casesPath.href({ waitingFor: 'you', scope: 'mine', sort: 'urgency' }),
        resource,
        countOf: ({ facets }) => facetOf(facets.scope, 'mine'),
      }}
      company={{
        href: casesPath.href({ waitingFor: waiting, sort: 'urgency' }),
        resource,
        countOf: ({ total }) => total,
      }}
    />
  );
}
