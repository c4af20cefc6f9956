'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ListRoot, Missing, Pair } from './DescriptionList.styles.ts';

/** `identifier` uses the monospaced font, `number` tabular figures. */
export type DescriptionKind = 'text' | 'number' | 'identifier';

/** A term and its description. `id` is unique in the list. An empty description shows that the value is missing. */
export type DescriptionListItem = {
  /** Unique in the list. */
  id: string;
  /** The name of the fact. */
  term: ReactNode;
  /** The fact. When it is empty, the list shows that the value is missing. */
  description: ReactNode;
  /** The kind of the fact, which decides its font. Default `text`. */
  kind?: DescriptionKind;
};

/** `stacked` puts the term above its description. `beside` puts it in a column before the description, with lines between the rows. */
export type DescriptionListLayout = 'stacked' | 'beside';

/** The default texts of the list. */
export type DescriptionListLabels = {
  /** Shown in place of an empty description. */
  missing: string;
};

/** `columns` is the maximum number of columns of a `stacked` list, fewer where there is no space. Default 1. */
export type DescriptionListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** The facts, in the order in which they are shown. */
  items: readonly DescriptionListItem[];
  /** The place of the descriptions. Default `stacked`: under their terms. */
  layout?: DescriptionListLayout;
  /** The maximum number of columns of a `stacked` list, fewer where there is no space. Default 1. */
  columns?: 1 | 2 | 3;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DescriptionListLabels>;
};

const defaultLabels: DescriptionListLabels = { missing: 'Not provided' };

function isMissing(description: ReactNode): boolean {
  return description === undefined || description === null || description === '' || description === false;
}

/** Isolated from the page's direction: right-to-left text would reorder a date that begins with a number. */
function isolated(description: ReactNode): ReactNode {
  return typeof description === 'string' || typeof description === 'number' ? (
    <bdi>{description}</bdi>
  ) : (
    description
  );
}

/** The facts of one thing as terms and descriptions. For many things use a `Table`. `layout` defaults to `stacked`. */
export function DescriptionList({
  items,
  layout = 'stacked',
  columns = 1,
  labels,
  ...rest
}: DescriptionListProps): JSX.Element {
  const text = useLabels('DescriptionList', defaultLabels, labels);
  return (
    <ListRoot {...rest} data-layout={layout} data-columns={columns}>
      {items.map(({ id, term, description, kind = 'text' }) => (
        <Pair key={id} data-kind={kind}>
          <dt>{term}</dt>
          <dd>{isMissing(description) ? <Missing>{text.missing}</Missing> : isolated(description)}</dd>
        </Pair>
      ))}
    </ListRoot>
  );
}
