import type { JSX, ReactNode } from 'react';
import './pages.css';

/** Terms and their descriptions, side by side where there is room. */
export function FactList({ facts }: { facts: Readonly<Record<string, ReactNode>> }): JSX.Element {
  return (
    <dl className="sb-unstyled page-facts">
      {Object.entries(facts).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
