import type { CSSProperties, JSX, ReactNode } from 'react';

const gaps = { regular: 'var(--qs-space-12)', wide: 'var(--qs-space-24)' };

/** One row of a `RowList`. */
export interface ListedRow {
  readonly id: string;
  readonly content: ReactNode;
}

/** The rows, and the space between them. */
export interface RowListProps {
  rows: readonly ListedRow[];
  /** Default `regular`. */
  gap?: keyof typeof gaps;
}

/** A short list of rows without markers. */
export function RowList({ rows, gap = 'regular' }: RowListProps): JSX.Element {
  const list: CSSProperties = { display: 'grid', gap: gaps[gap], margin: 0, padding: 0, listStyle: 'none' };
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none: this gives it back
    <ul role="list" style={list}>
      {rows.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  );
}
