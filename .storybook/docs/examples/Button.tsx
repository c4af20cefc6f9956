import type { JSX } from 'react';
import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { Stack } from '../../../packages/ui/src/components/Stack/Stack.tsx';

export function Do(): JSX.Element {
  return (
    <Stack direction="row" gap={8}>
      <Button variant="primary">Place the order</Button>
      <Button>Save as a draft</Button>
    </Stack>
  );
}

export function Dont(): JSX.Element {
  return (
    <Stack direction="row" gap={8}>
      <Button variant="primary">OK</Button>
      <Button variant="primary">Save</Button>
    </Stack>
  );
}
