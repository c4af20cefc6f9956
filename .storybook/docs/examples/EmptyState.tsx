import type { JSX } from 'react';
import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { EmptyState } from '../../../packages/ui/src/components/EmptyState/EmptyState.tsx';

export function Do(): JSX.Element {
  return (
    <EmptyState title="No case fits these filters" action={<Button>Clear the filters</Button>}>
      You have 38 cases in all.
    </EmptyState>
  );
}

export function Dont(): JSX.Element {
  return <EmptyState title="No data" />;
}
