import { lazyDialog } from '@quayside/page-kit/loading';
import { usePageTitle, useResource } from '@quayside/portal-core/react';
import { MenuButton } from '@quayside/ui/MenuButton';
import { useState, type JSX, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { toDetailState, withoutOfflineUpdate } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { getQuote, type Quote } from '../api.ts';
import { quoteItem } from '../pins/quoteItem.ts';
import type { QuoteStep } from '../quoteAddresses.ts';
import { QuoteFrame } from './QuoteFrame.tsx';
import { createShownDraft, ShownDraftContext } from './shownDraft.ts';
import { useQuoteActions, type QuoteQuestion } from './useQuoteActions.ts';

// The dialog brings the headless library, which most visits do not need.
const EndQuoteDialog = lazyDialog(async () => (await import('./EndQuoteDialog.tsx')).EndQuoteDialog);

export interface QuotePageContent {
  readonly quote: Quote;
  /** Loads the quote again. */
  refetch(this: void): Promise<void>;
}

export interface QuotePageProps {
  step: QuoteStep;
  /** The main action of the step, before the menu of the quote. */
  actions?: (quote: Quote) => ReactNode;
  children: (content: QuotePageContent) => ReactNode;
}

export function QuotePage({ step, actions, children }: QuotePageProps): JSX.Element {
  const { number = '' } = useParams();
  const resource = useResource(getQuote, { path: { quoteNumber: number } });
  const state = toDetailState(withoutOfflineUpdate(resource), getQuote.id);
  const [question, setQuestion] = useState<QuoteQuestion | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [draft] = useState(createShownDraft);
  const menuOf = useQuoteActions(setQuestion, draft);
  const quote = resource.data;
  usePageTitle(state.status === 'notFound' ? 'Quote not found' : quote && `${quote.name}, ${quote.number}`);

  return (
    <>
      <QuoteFrame
        state={state}
        step={step}
        receivedAtMs={resource.receivedAtMs}
        actions={
          quote && (
            <>
              <PinButton {...quoteItem(quote)} />
              <MenuButton
                label="More"
                align="end"
                items={menuOf(quote)}
                open={isMenuOpen}
                onOpenChange={setMenuOpen}
              />
              {actions?.(quote)}
            </>
          )
        }
        onRefresh={() => void resource.refetch()}
      >
        {(loaded) => (
          <ShownDraftContext value={draft}>
            {children({ quote: loaded, refetch: resource.refetch })}
          </ShownDraftContext>
        )}
      </QuoteFrame>
      {question !== null && quote && (
        <EndQuoteDialog
          question={question}
          quote={quote}
          onChanged={() => void resource.refetch()}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
