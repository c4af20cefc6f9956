import type { LinkComponentProps } from '@quayside/ui';
import type { JSX } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

/** The design system's internal links: a router link, or a plain link where there is no router yet. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps): JSX.Element {
  if (!useInRouterContext()) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
