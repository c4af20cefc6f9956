import { createContext } from 'react';

/** Whether prices are on their way. Without a running pricing, a site without prices is not priced. */
export const IsPricingContext = createContext(true);
