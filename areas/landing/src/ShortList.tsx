import { Link } from '@quayside/ui/Link';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { atMostLines, oneLine, quietText } from './textStyles.ts';

/** A row of a short list. Without `href` its title is text. */
export interface ShortListItem {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly detail: ReactNode;
  /** Before the title, such as a `StatusLabel`. */
  readonly mark?: ReactNode;
}

/** The number of rows of a short list, and the lines of each row's title and detail. */
export interface ShortListSize {
  rows: number;
  /** Of the title, and as many of the detail. Default 1: longer texts end in an ellipsis. */
  lines?: 1 | 2;
}

/** A few rows, each a title above a detail. It is always as tall as its placeholder, so that nothing below it moves. */
export function ShortList({
  items,
  rows,
  lines = 1,
  label,
}: ShortListSize & {
  items: readonly ShortListItem[];
  label: string;
}): JSX.Element {
  const text = lines === 1 ? oneLine : atMostLines(lines);
  return (
    <Stack as="ul" gap={12} aria-label={label} style={{ minBlockSize: heightOf({ rows, lines }) }}>
      {items.slice(0, rows).map(({ id, title, href, detail, mark }) => (
        <li key={id} style={{ blockSize: lines === 1 ? rowHeight(lines) : undefined }}>
          <div style={text} title={title}>
            {mark !== undefined && <span>{mark} </span>}
            {href === undefined ? <strong>{title}</strong> : <Link href={href}>{title}</Link>}
          </div>
          <div style={{ ...text, ...quietText }}>{detail}</div>
        </li>
      ))}
    </Stack>
  );
}

/** The list while it loads. */
export function ShortListPlaceholder({ rows, lines = 1 }: ShortListSize): JSX.Element {
  return (
    <Stack gap={12} style={{ minBlockSize: heightOf({ rows, lines }) }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} lines={2 * lines} style={{ blockSize: rowHeight(lines) }} />
      ))}
    </Stack>
  );
}

/** Returns the height of a list: its rows, and the space between them. */
export function heightOf({ rows, lines = 1 }: ShortListSize): string {
  return `calc(${rows} * ${rowHeight(lines)} + ${rows - 1} * 0.75rem)`;
}

/** One line of each text has some space around it. Where texts wrap, the rows are as tall as their texts. */
function rowHeight(lines: number): string {
  return lines === 1 ? '3rem' : `${lines * 2}lh`;
}
