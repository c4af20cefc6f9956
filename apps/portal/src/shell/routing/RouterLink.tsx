import type { LinkComponentProps } from '@quayside/ui';
import type { JSX } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

/** Draws the design system's internal links: by the router where there is one, as plain links before it. */
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
