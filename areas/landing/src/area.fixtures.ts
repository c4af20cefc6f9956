import { landing, recentItems } from './landing.fixtures.ts';

export const areaFixtures = { api: { getLanding: landing, listRecentItems: recentItems } };
