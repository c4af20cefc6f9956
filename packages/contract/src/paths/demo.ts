import { definePath, paramsQuery } from '@quayside/portal-core/addresses';

/** The samples of page layouts. A state that the layout does not have is its first; only the wizard has steps. */
export const layoutDemoPath = definePath('/layout-demo', {
  query: paramsQuery({
    layout: ['list', 'detail', 'create', 'wizard', 'dashboard', 'ending'],
    state: [
      'ready',
      'loading',
      'refreshing',
      'partial',
      'empty',
      'noMatch',
      'conflict',
      'failed',
      'notFound',
      'offline',
    ],
    step: ['site', 'term', 'review'],
  }),
});

/** The samples of styles, two appearances side by side. */
export const styleDemoPath = definePath('/style-demo', {
  query: paramsQuery({
    tab: ['foundations', 'controls', 'display', 'feedback'],
    compare: ['theme', 'accent', 'density'],
  }),
});
