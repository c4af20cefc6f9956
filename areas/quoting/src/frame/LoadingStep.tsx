import { Card } from '@quayside/ui/Card';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';

/** A step of a quote while its sites load. As tall as the window, so that nothing below it moves in sight. */
export function LoadingStep(): JSX.Element {
  return (
    <div style={{ minBlockSize: '100vh' }}>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </div>
  );
}
