import {
  isHttpStatusError,
  isServiceUnavailable,
  useBlockedPage,
  useResource,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { type JSX, useState } from 'react';
import { getDocuments } from './api.ts';

/** Sends a call that the page needs. While the service is down, the unavailable screen replaces the page. */
export function NeededCall(): JSX.Element {
  const [isAsked, setIsAsked] = useState(false);
  const documents = useResource(getDocuments, isAsked ? {} : null);
  useBlockedPage(isServiceUnavailable(documents.error), documents.refetch);

  function ask(): void {
    if (isAsked) void documents.refetch();
    else setIsAsked(true);
  }

  return (
    <Card as="section" title="A call the page needs" lead={<code>{`GET ${getDocuments.template}`}</code>}>
      <Stack direction="row" gap={12}>
        <Button onClick={ask}>Make the call</Button>
        <output>
          <Outcome of={documents} />
        </output>
      </Stack>
    </Card>
  );
}

function Outcome({ of: { status, error, isStale } }: { of: UseResourceResult<unknown> }): JSX.Element {
  if (status === 'idle') return <StatusLabel>Not made</StatusLabel>;
  if (status === 'loading' || isStale) return <StatusLabel tone="info">Under way</StatusLabel>;
  if (status === 'ready') return <StatusLabel tone="positive">Answered</StatusLabel>;
  return (
    <StatusLabel tone="critical">
      {isHttpStatusError(error) ? `Failed with ${error.status}` : 'Failed'}
    </StatusLabel>
  );
}
