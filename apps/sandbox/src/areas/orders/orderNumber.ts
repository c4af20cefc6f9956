/** The first number of an order that was placed in the portal. */
export const FIRST_ORDER_NUMBER = 80_001;
