import type { JSX } from 'react';
import './pages.css';

/** A text as we write it, one as we do not, and why. */
type WordPair = { write: string; not: string; why?: string };

/** Pairs of texts: how we write, and how we do not. */
export function WordPairs({ pairs }: { pairs: readonly WordPair[] }): JSX.Element {
  return (
    <ul className="sb-unstyled page-pairs">
      {pairs.map(({ write, not, why }) => (
        <li key={write}>
          <p data-kind="write">
            <span>Write</span> {write}
          </p>
          <p data-kind="not">
            <span>Not</span> {not}
          </p>
          {why !== undefined && <p className="page-why">{why}</p>}
        </li>
      ))}
    </ul>
  );
}
