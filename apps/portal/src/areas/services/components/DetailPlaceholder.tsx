import { Card } from '@quayside/ui/Card';
import { Grid } from '@quayside/ui/Grid';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

/** How many lines the second card of the main column and the card beside it have. */
export interface DetailPlaceholderProps {
  mainLines: number;
  asideLines: number;
}

/** The shape of a page about one thing while it loads. */
export function DetailPlaceholder({ mainLines, asideLines }: DetailPlaceholderProps): JSX.Element {
  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24}>
        <Card>
          <Skeleton lines={4} />
        </Card>
        <Card>
          <Skeleton lines={mainLines} />
        </Card>
      </Stack>
      <Card>
        <Skeleton lines={asideLines} />
      </Card>
    </Grid>
  );
}
