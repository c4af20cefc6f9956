'use client';

import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { Breadcrumbs, type BreadcrumbsItem } from '@quayside/ui/Breadcrumbs';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { documentIcon } from '@quayside/ui/icons';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import { DetailNotFound, type DetailNotFoundProps } from './DetailNotFound.tsx';
import type { DetailState } from './detailState.ts';

/**
 * The content of a detail page, in any state. By default the icon is a document's, `toList` leads to the last of `parents`, and `notFound`
 * says that the thing may have been removed.
 */
export interface DetailFrameProps<Data>
  extends Pick<DetailNotFoundProps, 'noun'>, Partial<Omit<DetailNotFoundProps, 'noun'>> {
  state: DetailState<Data>;
  /** The heading, once it is known. */
  title: ReactNode;
  /** The pages above this one, with the list last. */
  parents: readonly BreadcrumbsItem[];
  /** The last of the breadcrumbs. By default the title. */
  current?: ReactNode;
  /** One line about the thing: its identifier, its status. */
  details?: ReactNode;
  /** A sentence that describes the thing. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** The shape of the content while it loads. Default: a card with lines. */
  placeholder?: ReactNode;
  /** When the thing was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  /** By default while `state` is refreshing. */
  isRefreshing?: boolean;
  onRefresh: () => void;
  /** What stands below the words that it was not found. */
  belowNotFound?: ReactNode;
  /** Renders the content. Put `asOf`, which shows the age of the data, at its end. */
  children: (data: Data, asOf: JSX.Element) => ReactNode;
}

/** The props that every page with a `DetailFrame` passes to its view. */
export type DetailViewProps<Data> = Pick<DetailFrameProps<Data>, 'state' | 'receivedAtMs' | 'onRefresh'>;

const linesInCard = (
  <Card>
    <Skeleton lines={8} />
  </Card>
);

function linkToLast(parents: readonly BreadcrumbsItem[]): ReactNode {
  const parent = parents.at(-1);
  return (
    parent && (
      <ButtonLink href={parent.href}>
        <span>Go to</span> <span>{parent.label}</span>
      </ButtonLink>
    )
  );
}

/** A detail page. All states share one header, so the focus stays on the heading when the data arrives. */
export function DetailFrame<Data>({
  state,
  title,
  parents,
  current,
  details,
  lead,
  actions,
  placeholder = linesInCard,
  receivedAtMs,
  isRefreshing = state.status === 'refreshing',
  onRefresh,
  belowNotFound,
  children,
  noun,
  icon = documentIcon,
  toList = linkToLast(parents),
  notFound = 'It may have been removed, or the address is mistyped. Look for it in the list.',
}: DetailFrameProps<Data>): JSX.Element {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const asOf = <AsOf receivedAt={receivedAtMs} isRefreshing={isRefreshing} onRefresh={onRefresh} />;

  function heading(): ReactNode {
    if (title !== undefined) return title;
    if (state.status === 'notFound') return `${name} not found`;
    if (state.status !== 'loading') return name;
    return (
      <>
        <VisuallyHidden>{`Loading the ${noun}`}</VisuallyHidden>
        <Skeleton style={{ inlineSize: '16rem' }} />
      </>
    );
  }

  return (
    <PageContent>
      <PageHeader
        title={heading()}
        breadcrumbs={<Breadcrumbs items={parents} current={current ?? title ?? name} />}
        loading={state.status === 'loading'}
        details={details}
        lead={lead}
        actions={actions}
      />
      {state.status === 'notFound' ? (
        <>
          <DetailNotFound noun={noun} icon={icon} toList={toList} notFound={notFound} />
          {belowNotFound}
        </>
      ) : (
        <AsyncContent
          size="page"
          state={state}
          placeholder={placeholder}
          onRetry={onRefresh}
          action={toList}
          labels={{ failed: `We couldn’t load the ${noun}`, notUpdated: `We couldn’t update the ${noun}` }}
        >
          {(data) => children(data, asOf)}
        </AsyncContent>
      )}
    </PageContent>
  );
}
