'use client';

import type { UseResourceResult } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import type { JSX, ReactNode } from 'react';
import { toAsyncState } from '../failures/asyncState.ts';
import { useCardReport } from './useCardReport.ts';

/** A chart or a short list of the dashboard. */
export interface OverviewCardProps<Data> {
  /** The same words as the card's `title` in the manifest. */
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** A link to the whole list. */
  actions?: ReactNode;
  resource: UseResourceResult<Data>;
  /** Names the call to support. */
  operationId: string;
  /** Skeletons in the shape of the data. */
  placeholder: ReactNode;
  /** The error as a sentence: `We couldn’t load your cases`. */
  failedText: string;
  /** Renders the data, including an empty result. */
  children: (data: Data) => ReactNode;
}

/** A card of the dashboard that shows a chart or a short list. It loads, fails and retries alone. */
export function OverviewCard<Data>({
  title,
  lead,
  actions,
  resource,
  operationId,
  placeholder,
  failedText,
  children,
}: OverviewCardProps<Data>): JSX.Element {
  useCardReport(resource);
  return (
    <Card as="section" title={title} lead={lead} actions={actions}>
      <AsyncContent
        state={toAsyncState(resource, operationId)}
        placeholder={placeholder}
        onRetry={() => void resource.refetch()}
        labels={{ failed: failedText }}
      >
        {children}
      </AsyncContent>
    </Card>
  );
}
