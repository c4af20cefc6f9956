import { AreaPart } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { cautionIcon } from '@quayside/ui/icons';
import type { ComponentType, JSX, ReactNode } from 'react';

/** A part of a demo page, loaded when it is shown. `fallback` is shown until then. */
export function DemoPart({
  name,
  load,
  fallback,
}: {
  name: string;
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}): JSX.Element {
  return (
    <AreaPart
      key={name}
      areaId="demo"
      name={`The sample ${name}`}
      load={load}
      fallback={fallback}
      failed={askToRetry}
    />
  );
}

function askToRetry(retry: () => void): JSX.Element {
  return (
    <EmptyState
      status="failed"
      icon={cautionIcon}
      title="We couldn’t load this sample"
      action={<Button onClick={retry}>Retry</Button>}
    />
  );
}
