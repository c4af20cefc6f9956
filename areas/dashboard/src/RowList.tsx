import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';

const gaps = { regular: 12, wide: 24 } as const;

export interface ListedRow {
  readonly id: string;
  readonly content: ReactNode;
}

export interface RowListProps {
  rows: readonly ListedRow[];
  /** Default `regular`. */
  gap?: keyof typeof gaps;
}

export function RowList({ rows, gap = 'regular' }: RowListProps): JSX.Element {
  return (
    <Stack as="ul" gap={gaps[gap]}>
      {rows.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Stack>
  );
}
