import { createStore } from '../page/createStore.ts';

/**
 * The time zone in which the portal shows times, an IANA name; undefined for the device's. It is kept outside of React, because
 * texts with times are written outside of components too.
 */
export const timeZone = createStore<string | undefined>(undefined);
