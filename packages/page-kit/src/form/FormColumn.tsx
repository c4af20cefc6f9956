'use client';

import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';

/** The longest line of fields, which a user reads one below the other: 640 px at the default text size. */
export const formColumn = { maxInlineSize: '40rem' } as const;

/** Fields below each other. */
export interface FormColumnProps {
  children: ReactNode;
}

/** Fields below each other, for a part of a page that is wider than its form. */
export function FormColumn({ children }: FormColumnProps): JSX.Element {
  return (
    <Stack gap={24} style={formColumn}>
      {children}
    </Stack>
  );
}
