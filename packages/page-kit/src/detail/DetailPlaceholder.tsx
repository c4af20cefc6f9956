'use client';

import { Card } from '@quayside/ui/Card';
import { Grid, type GridProps } from '@quayside/ui/Grid';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

/** A card while it loads. */
export interface PlaceholderCard {
  title?: string;
  lines: number;
}

/** The placeholder cards: those of the main column and one in the side column. */
export interface DetailPlaceholderProps {
  /** Reserves space for the next step, above the cards. */
  hasNextStep?: boolean;
  main: readonly PlaceholderCard[];
  aside: PlaceholderCard;
  /** The `minimum` of the content's own `Grid`. Default `medium`. */
  minimum?: GridProps['minimum'];
}

/** The placeholder of a detail page with a main and a side column. */
export function DetailPlaceholder({
  hasNextStep = false,
  main,
  aside,
  minimum = 'medium',
}: DetailPlaceholderProps): JSX.Element {
  return (
    <Grid columns="main-aside" minimum={minimum} gap={24}>
      <Stack gap={24}>
        {hasNextStep && <Skeleton shape="block" style={{ blockSize: '6rem' }} />}
        {main.map(({ title, lines }) => (
          <Card key={title ?? lines} title={title}>
            <Skeleton lines={lines} />
          </Card>
        ))}
      </Stack>
      <Card title={aside.title}>
        <Skeleton lines={aside.lines} />
      </Card>
    </Grid>
  );
}

/** The placeholder of a detail page with facts and tabs. */
export function TabsPlaceholder(): JSX.Element {
  return (
    <Stack gap={24}>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Skeleton length="medium" />
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Stack>
  );
}
