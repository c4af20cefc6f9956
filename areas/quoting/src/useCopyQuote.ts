import { keyedCall } from '@quayside/page-kit/versions';
import { quoteSitesPath } from '@quayside/contract/paths/quoting';
import { withAdvice } from '@quayside/page-kit/failures';
import { useAction, useAddToast } from '@quayside/portal-core/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyQuote, getQuote, type QuoteSummary } from './api.ts';

const copyOnce = keyedCall(copyQuote, (http, quoteNumber) => getQuote.send(http, { path: { quoteNumber } }));

export function useCopyQuote(): (quote: Pick<QuoteSummary, 'number'>) => Promise<void> {
  const navigate = useNavigate();
  const addToast = useAddToast();
  const { run } = useAction(copyOnce, { failedText: withAdvice('The quote was not duplicated.') });
  return useCallback(
    async ({ number }) => {
      // Each choice of the menu wants a quote of its own: only a request that is sent again has the same key.
      const key = crypto.randomUUID();
      const result = await run({ path: { quoteNumber: number }, key });
      if (result.status !== 'done') return;
      const copy = result.value.number;
      addToast({ tone: 'positive', text: `${copy} is a copy of ${number}, without its prices.` });
      void navigate(quoteSitesPath.href({ number: copy }));
    },
    [run, navigate, addToast],
  );
}
