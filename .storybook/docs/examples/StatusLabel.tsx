import type { JSX } from 'react';
import { Stack } from '../../../packages/ui/src/components/Stack/Stack.tsx';
import { StatusLabel } from '../../../packages/ui/src/components/StatusLabel/StatusLabel.tsx';

export function Do(): JSX.Element {
  return (
    <Stack gap={8} align="start">
      <StatusLabel tone="positive">Live</StatusLabel>
      <StatusLabel tone="info">In delivery</StatusLabel>
      <StatusLabel tone="caution" emphasis="strong">
        Waiting for you
      </StatusLabel>
      <StatusLabel tone="positive">Live</StatusLabel>
    </Stack>
  );
}

export function Dont(): JSX.Element {
  return (
    <Stack gap={8} align="start">
      <StatusLabel tone="positive" emphasis="strong">
        Live
      </StatusLabel>
      <StatusLabel tone="info" emphasis="strong">
        In delivery
      </StatusLabel>
      <StatusLabel tone="caution" emphasis="strong">
        Waiting for you
      </StatusLabel>
      <StatusLabel tone="positive" emphasis="strong">
        Live
      </StatusLabel>
    </Stack>
  );
}
