'use client';

import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import type { Administrator } from './failureAdvice.ts';

/** Links to write to those who can give the user a missing right. */
export function AskAdministrators({
  administrators,
}: {
  administrators: readonly Administrator[];
}): JSX.Element {
  return (
    <span>
      {'Ask '}
      {administrators.map(({ name, email }, index) => (
        <span key={email}>
          {index > 0 && <span>, </span>}
          <Link href={`mailto:${email}`}>{name}</Link>
        </span>
      ))}
      .
    </span>
  );
}
