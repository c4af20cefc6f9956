import type { JSX, ReactNode } from 'react';
import './pages.css';

/** Components inside a page, without the look that Storybook gives to a page's text. */
export function Example({ children, label }: { children: ReactNode; label?: string }): JSX.Element {
  return (
    <figure className="sb-unstyled page-example">
      <div>{children}</div>
      {label !== undefined && <figcaption>{label}</figcaption>}
    </figure>
  );
}
