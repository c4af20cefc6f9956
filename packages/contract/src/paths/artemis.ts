import { definePath } from '@quayside/portal-core/addresses';

/** The dashboard of Artemis. */
export const artemisDashboardPath = definePath('/artemis/dashboard');
/** The drafts of orders, where a new order begins. */
export const newOrderPath = definePath('/artemis/ordering/new');
/** A draft of an order. */
export const orderDraftPath = definePath('/artemis/ordering/new/:draftId');
/** A step of a draft of an order. */
export const orderStepPath = definePath('/artemis/ordering/new/:draftId/:step');
/** The order that a draft became. */
export const orderConfirmationPath = definePath('/artemis/ordering/new/:draftId/confirmation');
/** The cases about orders. */
export const orderCasesPath = definePath('/artemis/ordering/cases');
/** The list of orders. */
export const ordersPath = definePath('/artemis/ordering/orders');
/** The inventory. */
export const inventoryPath = definePath('/artemis/inventory');
/** The documents of Artemis. */
export const artemisResourcesPath = definePath('/artemis/resources');
