import { quoteStatusWords } from '@quayside/shared/quotes/quoteStatusWords.ts';
import { quotesPath } from '@quayside/contract/paths/quoting';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { clipboardIcon } from '@quayside/ui/icons';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { useState, type JSX, type ReactNode } from 'react';
import {
  CopyableId,
  dataOf,
  DetailFrame,
  WaitingForLabel,
  type DetailState,
} from '@quayside/page-kit/detail';
import type { Quote } from '../api.ts';
import { type QuoteStep } from '../quoteAddresses.ts';
import { quoteProductWords } from '../quoteWords.ts';
import { QuoteSteps } from './QuoteSteps.tsx';
import { createShownCounts, ShownCountsContext } from './shownCounts.ts';

export interface QuoteFrameProps {
  /** `notFound`: it does not exist, or belongs to another company. */
  state: DetailState<Quote>;
  step: QuoteStep;
  /** When the quote was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  actions?: ReactNode;
  onRefresh: () => void;
  /** The step of the quote. */
  children: (quote: Quote) => ReactNode;
}

/** The frame of every step of a quote: name, number, status, actions and the steps. */
export function QuoteFrame({
  state,
  step,
  receivedAtMs,
  actions,
  onRefresh,
  children,
}: QuoteFrameProps): JSX.Element {
  const quote = dataOf(state);
  const [counts] = useState(createShownCounts);
  return (
    <DetailFrame
      noun="quote"
      icon={clipboardIcon}
      state={state}
      title={quote && <bdi>{quote.name}</bdi>}
      parents={[{ id: 'quotes', label: 'Connectivity Quoting', href: quotesPath.href() }]}
      details={quote && <QuoteIdentity quote={quote} />}
      actions={quote && actions}
      toList={<ButtonLink href={quotesPath.href()}>Go to Connectivity Quoting</ButtonLink>}
      notFound="It may belong to another company, or its owner does not share it with you, or no longer does. Check the address, or look for it in the list."
      placeholder={<LoadingQuote />}
      receivedAtMs={receivedAtMs}
      onRefresh={onRefresh}
    >
      {(loaded, asOf) => (
        <Stack gap={24}>
          <QuoteSteps quote={loaded} step={step} counts={counts} />
          <ShownCountsContext value={counts}>{children(loaded)}</ShownCountsContext>
          {asOf}
        </Stack>
      )}
    </DetailFrame>
  );
}

function QuoteIdentity({ quote }: { quote: Quote }): JSX.Element {
  const { number, status, waitingFor, waitingForPerson, product, customerName } = quote;
  return (
    <>
      <CopyableId id={number} name="quote number" />
      <StatusLabel tone={quoteStatusWords[status].tone}>{quoteStatusWords[status].text}</StatusLabel>
      {(waitingFor === 'you' || waitingFor === 'colleague') && (
        <span style={{ display: 'inline-flex', alignItems: 'center' }}>
          Waiting for:&nbsp;
          <WaitingForLabel waitingFor={waitingFor} waitingForPerson={waitingForPerson} />
        </span>
      )}
      <span>{quoteProductWords[product]}</span>
      {customerName !== '' && <bdi>{customerName}</bdi>}
    </>
  );
}

function LoadingQuote(): JSX.Element {
  return (
    <Stack gap={24}>
      <Skeleton length="medium" />
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Stack>
  );
}
