import { json } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import { callerOf, requireVersion } from '../caller.ts';
import { findJob, toJob } from '../jobs/store.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { chooseCells } from './chooseCells.ts';
import { listPriceChanges, listPrices } from './listPrices.ts';
import { orderQuote } from './orderQuote.ts';
import { cancelPricing, handleQuoteEvents, startPricing } from './pricing.ts';
import { createQuoteAccess, quoteSubject } from './quoteAccess.ts';

export const pricingRoutes: AreaRoutes = ({ world }) => {
  const { found, write, changedQuote, requireAllowed } = createQuoteAccess(world);
  handleQuoteEvents(world);

  const requireQuote: Authorize<{ quoteNumber: string }> = (call) => {
    changedQuote(call);
    return undefined;
  };

  return [
    route(
      'startPricing',
      ({ user, path, headers, body }) => {
        const caller = callerOf(user);
        const number = path.quoteNumber;
        found(user, number);
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'startPricing',
          body: { ...body, number, etag: headers['If-Match'] },
        };
        const jobId = createOnce(world, caller, submission, () => {
          const quote = found(user, number);
          requireVersion(headers['If-Match'], quote, quoteSubject, callerOf(user));
          requireAllowed(user, quote, body.only === 'all' && quote.status !== 'draft' ? 'reprice' : 'price');
          return startPricing(world, user, quote, body.only);
        });
        const row = findJob(world, caller, jobId);
        if (row === undefined) throw new Error(`The job ${jobId} was not stored.`);
        const response = json(toJob(world, row), 202);
        return { ...response, headers: { ...response.headers, location: `/api/portal/rest/jobs/${jobId}` } };
      },
      requireQuote,
    ),
    route(
      'cancelPricing',
      ({ user, path, headers }) =>
        // Prices that arrived while the user pressed leave nothing to cancel, which is no failure.
        write(user, path.quoteNumber, headers['If-Match'], null, (quote) =>
          cancelPricing(world, callerOf(user), quote),
        ),
      changedQuote,
    ),
    route('listQuotePrices', ({ user, path, query }) =>
      json(listPrices(found(user, path.quoteNumber), query.since, world.now().getTime())),
    ),
    route(
      'chooseQuotePrices',
      ({ user, path, headers, body }) =>
        write(user, path.quoteNumber, headers['If-Match'], 'choose', (quote) =>
          chooseCells(world, user, quote, body),
        ),
      changedQuote,
    ),
    route('getQuotePriceChanges', ({ user, path }) =>
      json(listPriceChanges(found(user, path.quoteNumber), world.now().getTime())),
    ),
    route(
      'orderQuote',
      ({ user, path, headers, body }) => {
        const number = path.quoteNumber;
        found(user, number);
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'orderQuote',
          body: { ...body, number, etag: headers['If-Match'] },
        };
        const orderId = createOnce(world, callerOf(user), submission, () => {
          const quote = found(user, number);
          // Checked before the version: for a quote that was ordered in another tab, this problem says more.
          requireAllowed(user, quote, 'order');
          requireVersion(headers['If-Match'], quote, quoteSubject, callerOf(user));
          return orderQuote(world, user, quote, body);
        });
        return json({ orderId, approvalId: String(found(user, number).approvalId) }, 201);
      },
      requireQuote,
    ),
  ];
};
