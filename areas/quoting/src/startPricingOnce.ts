import { getJob } from '@quayside/page-kit/jobs';
import { keyedCall } from '@quayside/page-kit/versions';
import { startPricing } from './api.ts';

/** Starts the pricing of a quote once, however often it is sent. */
export const startPricingOnce = keyedCall(startPricing, (http, jobId) =>
  getJob.send(http, { path: { jobId } }),
);
