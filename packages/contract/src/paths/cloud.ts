import { definePath, listQuery, paramsQuery } from '@quayside/portal-core/addresses';

export const estimatesPath = definePath('/cloud', {
  query: listQuery({
    filters: {
      scope: ['mine'],
      status: ['draft', 'pricing', 'ready', 'ordered', 'declined', 'expired', 'cancelled'],
    },
    sorts: ['-updatedAt', 'updatedAt', '-total', 'total', '-mrc', 'mrc', 'name', '-name'],
  }),
});

export const estimatePath = definePath('/cloud/estimates/:number');

/** The comparison of two estimates: their numbers, separated by a comma. */
export const compareEstimatesPath = definePath('/cloud/compare', {
  query: paramsQuery({ estimates: { isOne: (text) => /^CE-\d{1,9},CE-\d{1,9}$/.test(text) } }),
});
