import { rules } from '@quayside/contract/access';
import type {
  newQuotePath,
  quoteOptionsPath,
  quoteOrderPath,
  quotePath,
  quoteSitesPath,
  quotesPath,
} from '@quayside/contract/paths/quoting';
import type { AddressOf, PatternOf } from '@quayside/portal-core/addresses';
import { defineArea } from '@quayside/portal-core/react';

export const quotingArea = defineArea({
  id: 'quoting',
  routes: [
    {
      path: '/1access' satisfies PatternOf<typeof quotesPath>,
      title: 'Connectivity Quoting',
      access: rules.apolloService1Access,
      view: 'apollo',
      page: async () => (await import('./list/QuotesPage.tsx')).QuotesPage,
      children: [
        {
          path: '/1access/quotes/new' satisfies PatternOf<typeof newQuotePath>,
          title: 'New quote',
          access: rules.newQuote,
          page: async () => (await import('./newQuote/NewQuotePage.tsx')).NewQuotePage,
        },
        {
          path: '/1access/quotes/:number' satisfies PatternOf<typeof quotePath>,
          title: 'Quote',
          page: async () => (await import('./prices/QuotePricesPage.tsx')).QuotePricesPage,
          children: [
            {
              path: '/1access/quotes/:number/sites' satisfies PatternOf<typeof quoteSitesPath>,
              title: 'Sites of a quote',
              page: async () => (await import('./sites/QuoteSitesPage.tsx')).QuoteSitesPage,
            },
            {
              path: '/1access/quotes/:number/options' satisfies PatternOf<typeof quoteOptionsPath>,
              title: 'Options of a quote',
              page: async () => (await import('./options/QuoteOptionsPage.tsx')).QuoteOptionsPage,
            },
            {
              path: '/1access/quotes/:number/order' satisfies PatternOf<typeof quoteOrderPath>,
              title: 'Order a quote',
              page: async () => (await import('./order/QuoteOrderPage.tsx')).QuoteOrderPage,
            },
          ],
        },
      ],
    },
  ],
  dashboard: [
    {
      id: 'expiring-quotes',
      title: 'Quotes about to expire',
      access: rules.newQuote,
      placement: 'waiting',
      card: async () => (await import('./dashboard/ExpiringQuotesCard.tsx')).ExpiringQuotesCard,
    },
  ],
  search: [
    {
      kind: 'quote',
      label: 'Quotes',
      identifierShape: /^qt\d/,
      access: rules.apolloService1Access,
      listPath: '/1access' satisfies AddressOf<typeof quotesPath>,
      search: async () => (await import('./searchQuotes.ts')).searchQuotes,
    },
  ],
  commands: [
    {
      id: 'new-quote',
      label: 'New quote',
      href: '/1access/quotes/new' satisfies AddressOf<typeof newQuotePath>,
      access: rules.newQuote,
    },
  ],
  pins: [
    {
      kind: 'quote',
      access: rules.apolloService1Access,
      resolve: async () => (await import('./pins/resolveQuote.ts')).resolveQuote,
    },
  ],
});
