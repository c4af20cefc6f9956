import { definePath } from '@quayside/portal-core/addresses';

export const artemisDashboardPath = definePath('/artemis/dashboard');
/** The drafts of orders, where a new order begins. */
export const newOrderPath = definePath('/artemis/ordering/new');
export const orderDraftPath = definePath('/artemis/ordering/new/:draftId');
export const orderStepPath = definePath('/artemis/ordering/new/:draftId/:step');
export const orderConfirmationPath = definePath('/artemis/ordering/new/:draftId/confirmation');
export const orderCasesPath = definePath('/artemis/ordering/cases');
export const ordersPath = definePath('/artemis/ordering/orders');
export const inventoryPath = definePath('/artemis/inventory');
/** The documents of Artemis. */
export const artemisResourcesPath = definePath('/artemis/resources');
