import { useResource } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { useEffect, type JSX, type ReactNode } from 'react';
import { failedState } from '../../../../domain/asyncState.ts';
import { getQuotingOptions, type ProductOffer, type Quote } from '../../api.ts';
import type { QuoteEditor, QuoteEditorState } from '../../editor/quoteEditorState.ts';
import { useQuoteEditor } from '../../editor/useQuoteEditor.ts';
import { LoadingStep } from '../frame/LoadingStep.tsx';
import { EditingNotices } from './EditingNotices.tsx';

/** A quote whose sites and options are loaded. */
export interface QuoteEditingContent {
  readonly editor: QuoteEditor;
  readonly editing: Extract<QuoteEditorState, { status: 'ready' }>;
  readonly offer: ProductOffer;
  readonly notices: ReactNode;
}

/** The quote that a step edits. */
export interface QuoteEditingProps {
  quote: Quote;
  /** Loads the quote again. */
  onRefresh: () => Promise<void>;
  children: (content: QuoteEditingContent) => ReactNode;
}

/** Loads the editable part of a quote, and keeps it saved. */
export function QuoteEditing({ quote, onRefresh, children }: QuoteEditingProps): JSX.Element {
  const { editor, state, restoredAt, dismiss } = useQuoteEditor(quote.number);
  const plans = useResource(getQuotingOptions, {});
  const etag = state.status === 'ready' ? state.saved.etag : quote.etag;
  const isOutdated = etag !== quote.etag;
  useEffect(() => {
    // The frame shows the cached quote, which a colleague may have changed.
    if (isOutdated) void onRefresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [etag]);
  const offer = plans.data?.products.find(({ product }) => product === quote.product);
  const error = state.status === 'failed' ? state.error : plans.status === 'failed' ? plans.error : null;
  const retry = (): void => {
    if (state.status === 'failed') editor.reload();
    if (plans.status === 'failed') void plans.refetch();
  };

  return (
    <AsyncContent
      state={
        error
          ? failedState('getQuoteSites', error)
          : state.status === 'ready' && plans.data
            ? { status: 'ready', data: { editing: state, offer: offer ?? withdrawnOffer(quote) } }
            : { status: 'loading' }
      }
      placeholder={<LoadingStep />}
      onRetry={retry}
      labels={{ failed: 'We couldn’t load the sites of the quote' }}
    >
      {(loaded) =>
        children({
          editor,
          ...loaded,
          notices: (
            <EditingNotices
              quote={quote}
              draft={loaded.editing.draft}
              save={loaded.editing.save}
              restoredAt={restoredAt}
              onKeepDraft={dismiss}
              onDiscardDraft={() => {
                editor.discard();
                dismiss();
              }}
              onRetry={() => void editor.flush()}
              onResolve={editor.resolve}
            />
          ),
        })
      }
    </AsyncContent>
  );
}

/** Returns the offer of a quote whose product is withdrawn: its present options, and no others. */
function withdrawnOffer({ product, options }: Quote): ProductOffer {
  return {
    product,
    label: product,
    description: '',
    withdrawn: true,
    needsBEnd: false,
    ...options,
    defaults: options,
    fields: [],
  };
}
