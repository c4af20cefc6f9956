import type { PriceMatrixLabels } from './PriceMatrix.types.ts';

/** The default texts. */
export const defaultPriceMatrixLabels: PriceMatrixLabels = {
  bandwidth: 'Bandwidth',
  monthly: 'a month',
  oneOff: 'one-off',
  leadTime: 'Ready in',
  cheapest: 'Lowest price',
  pricing: 'Pricing',
  unpriced: 'No price requested',
  budgetary: 'Budgetary',
  survey: 'Subject to survey',
  firm: 'Firm',
  chosen: 'Chosen',
  vatExcluded: 'Prices exclude VAT.',
};
