import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

/** The shape of a step while the draft loads. */
export function DraftPlaceholder(): JSX.Element {
  return (
    <Grid columns="main-aside" gap={32}>
      <Stack gap={24}>
        <Skeleton lines={2} />
        <Card>
          <Skeleton lines={6} />
        </Card>
      </Stack>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </Grid>
  );
}
