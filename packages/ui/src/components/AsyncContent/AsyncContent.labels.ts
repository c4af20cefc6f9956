import type { AsyncContentLabels } from './AsyncContent.types.ts';

/** The default texts. */
export const defaultAsyncContentLabels: AsyncContentLabels = {
  loading: 'Loading',
  failed: 'This could not be loaded',
  failedAdvice: 'Try again in a few minutes.',
  offline: 'You’re offline',
  offlineAdvice: 'Check your connection, then try again.',
  notUpdated: 'This could not be updated',
  earlier: 'What you see is from {time}.',
  reference: 'Reference: {reference}',
  partial: '{responded} of {asked} sources responded',
  partialAdvice: 'Some items may be missing.',
  retry: 'Retry',
};
