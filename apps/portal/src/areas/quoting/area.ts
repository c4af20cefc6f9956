import { rules } from '@quayside/contract/access';
import { defineArea } from '@quayside/portal-core/react';

export const quotingArea = defineArea({
  id: 'quoting',
  routes: [
    {
      path: '/1access',
      title: 'Connectivity Quoting',
      access: rules.apolloService1Access,
      view: 'apollo',
      page: async () => (await import('./pages/QuotesPage.tsx')).QuotesPage,
      children: [
        {
          path: 'quotes/new',
          title: 'New quote',
          page: async () => (await import('./pages/NewQuotePage.tsx')).NewQuotePage,
        },
        {
          path: 'quotes/:number',
          title: 'Quote',
          page: async () => (await import('./pages/QuotePricesPage.tsx')).QuotePricesPage,
          children: [
            {
              path: 'sites',
              title: 'Sites of a quote',
              page: async () => (await import('./pages/QuoteSitesPage.tsx')).QuoteSitesPage,
            },
            {
              path: 'options',
              title: 'Options of a quote',
              page: async () => (await import('./pages/QuoteOptionsPage.tsx')).QuoteOptionsPage,
            },
            {
              path: 'order',
              title: 'Order a quote',
              page: async () => (await import('./pages/QuoteOrderPage.tsx')).QuoteOrderPage,
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
      access: rules.apolloService1Access,
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
      listPath: '/1access',
      search: async () => (await import('./searchQuotes.ts')).searchQuotes,
    },
  ],
  commands: [
    { id: 'new-quote', label: 'New quote', href: '/1access/quotes/new', access: rules.apolloService1Access },
  ],
  pins: [
    {
      kind: 'quote',
      access: rules.apolloService1Access,
      resolve: async () => (await import('./pins/resolveQuote.ts')).resolveQuote,
    },
  ],
});
