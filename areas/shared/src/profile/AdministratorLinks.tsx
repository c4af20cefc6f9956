import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import type { Profile } from './api.ts';

/** One of them is enough. */
const SHOWN = 10;

export function AdministratorLinks({ administrators }: Pick<Profile, 'administrators'>): JSX.Element {
  return (
    <>
      {administrators.slice(0, SHOWN).map(({ id, name, email }, index) => (
        <span key={id}>
          {index > 0 && <span>, </span>}
          <Link href={`mailto:${email}`}>{name}</Link>
        </span>
      ))}
    </>
  );
}
