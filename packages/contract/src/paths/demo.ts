import { definePath, oneOf, paramsQuery } from '@quayside/portal-core/addresses';

/** The samples of page layouts. */
export const layoutDemoPath = definePath('/layout-demo', {
  query: paramsQuery({ layout: oneOf('list', 'detail', 'create', 'wizard', 'dashboard', 'ending') }),
});
/** The samples of styles. */
export const styleDemoPath = definePath('/style-demo');
