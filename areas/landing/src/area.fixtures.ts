import { landing, recentItems } from './landing.fixtures.ts';

/** A working backend. */
export const areaFixtures = { api: { getLanding: landing, listRecentItems: recentItems } };
