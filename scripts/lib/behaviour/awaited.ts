import type { Awaited } from './behaviourFaults.ts';

/** What the portal does not do yet, so that no test can prove it. A rule that has a test may not stand here. */
export const awaited: readonly Awaited[] = [
  {
    reason:
      'The shell does not listen to scrolling and arriving yet; what it is to do then is proven in portal-core.',
    rules: ['TERMS-12', 'SCROLL-3', 'SCROLL-5'],
  },
  {
    reason:
      'The shell shows neither popups nor what is said of a service that is down, or of being offline, yet.',
    rules: ['POPUP-2', 'MARKETING-4', 'ERR-3', 'HTTP-11'],
  },
  {
    reason:
      'The shell offers no survey, live chat, usage tracking or user guide yet, so two of three tools are missing.',
    rules: ['TOOL-1', 'TOOL-7', 'TOOL-8', 'CHAT-7', 'SURVEY-2', 'CALL-13'],
  },
  {
    reason: 'They speak of pages with children or unsaved work of their own, which are not there yet.',
    rules: ['ROUTE-5', 'ROUTE-10', 'ROUTE-12', 'ACCESS-19', 'VIEW-13'],
  },
  {
    reason: 'Theme and language can not be chosen yet.',
    rules: ['STATE-2'],
  },
];
