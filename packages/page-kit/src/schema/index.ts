export { entityTag } from './entityTag.ts';
export { count, type FacetCount, facetCount, namedFacetCount, pageEntries } from './listEntries.ts';
export { longestOf, type StatusWord } from './statusWord.ts';
export { calendarDay, moment } from './times.ts';
export { wordOf } from './wordOf.ts';
export { waitingFor, waitingForWords, type WaitingFor } from './waitingFor.ts';
