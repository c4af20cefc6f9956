import { definePath, oneId, oneText, paramsQuery } from '@quayside/portal-core/addresses';

/** The search page. `tab` is a kind of results. */
export const searchPath = definePath('/search', {
  query: paramsQuery({ keyword: oneText(200), tab: oneId }),
});
