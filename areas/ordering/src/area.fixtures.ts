import { orderApi } from './orders.fixtures.ts';

export const areaFixtures = {
  api: orderApi,
  addresses: {
    '/artemis/ordering/new/:draftId': '/artemis/ordering/new/OD-2',
    '/artemis/ordering/new/:draftId/:step': '/artemis/ordering/new/OD-2/sites',
    '/artemis/ordering/new/:draftId/confirmation': '/artemis/ordering/new/OD-2/confirmation',
  },
};
