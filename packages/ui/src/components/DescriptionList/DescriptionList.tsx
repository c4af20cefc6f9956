'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ListRoot, Missing, Pair } from './DescriptionList.styles.ts';

/** `identifier` is set in the mono face, `number` in figures of one width. */
export type DescriptionKind = 'text' | 'number' | 'identifier';

/** One term and what it is here; `id` is unique in its list. An empty description says that it is not given. */
export type DescriptionListItem = {
  id: string;
  term: ReactNode;
  description: ReactNode;
  kind?: DescriptionKind;
};

/** `stacked`: the term above its description. `beside`: in a column before it, with lines between. */
export type DescriptionListLayout = 'stacked' | 'beside';

/** Every string of the list that its caller does not give. */
export type DescriptionListLabels = { missing: string };

/** At most `columns` stand beside one another, fewer where there is no room; default 1. They are for `stacked`. */
export type DescriptionListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  items: readonly DescriptionListItem[];
  layout?: DescriptionListLayout;
  columns?: 1 | 2 | 3;
  labels?: Partial<DescriptionListLabels>;
};

const defaultLabels: DescriptionListLabels = { missing: 'Not given' };

function isMissing(description: ReactNode): boolean {
  return description === undefined || description === null || description === '' || description === false;
}

/** Written in its own direction, whatever the page's: a date that begins with a number would be turned round. */
function isolated(description: ReactNode): ReactNode {
  return typeof description === 'string' || typeof description === 'number' ? (
    <bdi>{description}</bdi>
  ) : (
    description
  );
}

/** The facts of one thing, each with its name. Facts of many things are a `Table`. `layout` is `stacked` by default. */
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
