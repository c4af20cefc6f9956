'use client';

import { CopyButton } from '@quayside/ui/CopyButton';
import type { JSX } from 'react';

/** An identifier with a button that copies it. `name` is its kind. */
export function CopyableId({ id, name = id }: { id: string; name?: string }): JSX.Element {
  return (
    // The button is higher than a line of text, but the line is not.
    <span style={{ display: 'inline-flex', alignItems: 'center', marginBlock: -8 }}>
      <code>{id}</code>
      <CopyButton value={id} name={name} />
    </span>
  );
}
