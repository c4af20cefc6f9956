import { navigationJourneys } from './navigation.ts';
import { pageJourneys } from './pages.ts';
import { signInJourneys } from './signIn.ts';
import type { Journey } from './support/journey.ts';

/** Every journey, each on a portal and a sandbox of its own. */
export const journeys: readonly Journey[] = [...signInJourneys, ...navigationJourneys, ...pageJourneys];
