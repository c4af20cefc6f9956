import type { CloudEstimateContent, CloudLine, NewCloudEstimate } from '../../contract/generated/openapi.ts';
import { file, json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf, type Caller } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { requireSeenPrice } from '../requireSeenPrice.ts';
import { createOnce } from '../submissions.ts';
import { checkContent } from './checkContent.ts';
import { createEstimateAccess } from './estimateAccess.ts';
import { estimateExport, toExportedEstimate } from './estimateExport.ts';
import type { EstimateRow } from './estimates.ts';
import { estimateCsv, estimatePdf } from './files.ts';
import { priceLine, totalOf } from './price.ts';
import { successorOf } from './pricePlans.ts';
import { endedQuote, expireQuotes, handleQuoteEvents, requestedQuote, scheduleQuote } from './quotes.ts';
import { createEstimateStore, noSuchPlan, type EstimateStore } from './store.ts';
import { templates } from './templates.ts';
import { toEstimateSummary } from './toEstimate.ts';

/** Price plans and estimates of cloud services. */
export const cloudRoutes: AreaRoutes = ({ world }) => {
  handleQuoteEvents(world);
  const store = createEstimateStore(world);
  return [...planRoutes(store), ...estimateRoutes(world, store), ...quoteRoutes(world, store)];
};

function planRoutes(store: EstimateStore) {
  return [
    route('getCloudPricePlan', ({ user, path: { pricePlanId } }) => {
      const isOwn = pricePlanId === ownPlanIdOf(user) || store.hasPlan(callerOf(user), pricePlanId);
      if (!isOwn) throw noSuchPlan();
      return json(store.pricePlan(pricePlanId));
    }),
    route('listCloudTemplates', ({ user }) => {
      const plan = store.pricePlan(planIdOf(user));
      const items = templates.map(({ id, name, description, lines, termMonths }) => ({
        id,
        name,
        description,
        lineCount: lines.length,
        totals: totalOf(
          lines.map((line) => priceLine(plan, line, termMonths)),
          plan.currency,
        ),
      }));
      return json({ items });
    }),
  ];
}

function estimateRoutes(world: World, store: EstimateStore) {
  const { found, respond, change, write, own, changedBy } = createEstimateAccess(world, store);
  return [
    route('listCloudEstimates', ({ user, query }) => {
      expireQuotes(world);
      return json(store.list(user, query));
    }),
    route('createCloudEstimateExport', ({ user, body: { columns, ...filters } }) => {
      expireQuotes(world);
      const caller = callerOf(user);
      const rows = store.all(caller, filters).map(toExportedEstimate);
      return startExport(world, caller, 'createCloudEstimateExport', { ...estimateExport, rows, columns });
    }),
    route('createCloudEstimate', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const planId = planIdOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'createCloudEstimate', body };
      const number = createOnce(world, caller, submission, () =>
        store.create(caller, planId, contentOf(store, caller, planId, body)),
      );
      return respond(user, number, { location: `/api/portal/rest/cloud/estimates/${number}` });
    }),
    route('getCloudEstimate', ({ user, path }) => {
      expireQuotes(world);
      return respond(user, path.estimateNumber);
    }),
    route(
      'replaceCloudEstimate',
      ({ user, path, headers, body }) =>
        write(user, path.estimateNumber, headers['If-Match'], 'edit', (row) => {
          const caller = callerOf(user);
          const planId = row.pricePlanId;
          checkContent(body, store.pricePlan(planId));
          store.replace(caller, row, planId, body);
        }),
      changedBy('edit'),
    ),
    route(
      'deleteCloudEstimate',
      ({ user, path, headers }) => {
        const deletedAt = world.now().toISOString();
        change(user, path.estimateNumber, headers['If-Match'], 'delete', (row) =>
          store.change(callerOf(user), row, { deletedAt }),
        );
        return versioned({}, own.found(user, path.estimateNumber).version);
      },
      changedBy('delete'),
    ),
    route(
      'restoreCloudEstimate',
      ({ user, path, headers }) =>
        own.write(user, path.estimateNumber, headers['If-Match'], null, (row) => {
          if (row.deletedAt !== null) store.change(callerOf(user), row, { deletedAt: null });
        }),
      ({ user, path }) => own.changed(user, path.estimateNumber),
    ),
    route(
      'shareCloudEstimate',
      ({ user, path, headers, body }) =>
        write(user, path.estimateNumber, headers['If-Match'], 'share', (row) =>
          store.change(callerOf(user), row, { sharing: body.sharing }),
        ),
      changedBy('share'),
    ),
    route(
      'moveCloudEstimate',
      ({ user, path, headers, body }) =>
        write(user, path.estimateNumber, headers['If-Match'], 'move', (row) => {
          const caller = callerOf(user);
          if (body.pricePlanId !== planIdOf(user))
            throw new ProblemError(
              422,
              'That is not your present price plan. Take the one that replaced it.',
              {
                errors: [{ pointer: '/pricePlanId', detail: 'is not the present plan' }],
              },
            );
          store.replace(caller, row, body.pricePlanId, moved(contentOfRow(row)));
        }),
      changedBy('move'),
    ),
    route('getCloudEstimateFile', async ({ user, path, query: { format } }) => {
      const row = found(user, path.estimateNumber);
      const plan = store.pricePlan(row.pricePlanId);
      const name = `${path.estimateNumber}.${format}`;
      if (format === 'csv')
        return file(estimateCsv(row, plan), 'text/csv', {
          'content-disposition': `attachment; filename="${name}"`,
        });
      return file(await estimatePdf(row, plan), 'application/pdf', {
        'content-disposition': `inline; filename="${name}"`,
      });
    }),
  ];
}

function quoteRoutes(world: World, store: EstimateStore) {
  const { found, respond, write, changedBy } = createEstimateAccess(world, store);
  return [
    route(
      'requestCloudQuote',
      ({ user, path: { estimateNumber }, headers, body }) => {
        const submission = {
          key: headers['Idempotency-Key'],
          operationId: 'requestCloudQuote',
          body: { ...body, number: estimateNumber, etag: headers['If-Match'] },
        };
        createOnce(world, callerOf(user), submission, () => {
          write(user, estimateNumber, headers['If-Match'], 'requestQuote', (row) => {
            const caller = callerOf(user);
            requireOffered(row.lines);
            // Firm prices are those of the day of the request.
            store.replace(caller, row, row.pricePlanId, contentOfRow(row));
            const repriced = store.find(caller, estimateNumber) ?? row;
            requireSeenPrice(body.price, toEstimateSummary(repriced, caller).totals);
            const quote = requestedQuote(world, caller, body.message);
            store.change(caller, row, { status: 'pricing', quote });
            scheduleQuote(world, estimateNumber);
          });
          return estimateNumber;
        });
        return respond(user, estimateNumber);
      },
      ({ user, path }) => {
        found(user, path.estimateNumber);
        return undefined;
      },
    ),
    route(
      'cancelCloudQuote',
      ({ user, path, headers }) =>
        write(user, path.estimateNumber, headers['If-Match'], 'cancelQuote', (row) => {
          const caller = callerOf(user);
          const ended = endedQuote(world, row, caller);
          if (ended !== null) store.change(caller, row, ended);
        }),
      changedBy('cancelQuote'),
    ),
  ];
}

function requireOffered(lines: EstimateRow['lines']): void {
  if (lines.length > 0 && lines.every(({ price }) => price.isOffered)) return;
  const detail = 'Every line needs an item that we offer';
  throw new ProblemError(422, `${detail}. Change or remove the others.`, {
    errors: [{ pointer: '', detail }],
  });
}

/** The plan of the caller's partner. Throws 403 for a partner without one. */
function planIdOf(user: User): string {
  const id = ownPlanIdOf(user);
  if (id === undefined)
    throw new ProblemError(
      403,
      'Your company has no price plan for Cloud. Ask your account manager for one.',
    );
  return id;
}

function ownPlanIdOf({ claims: { partner } }: User): string | undefined {
  const id = isJsonObject(partner) ? partner.cloudEnterprisePricePlanId : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function contentOfRow({ name, note, termMonths, lines }: EstimateRow): CloudEstimateContent {
  return { name, note, termMonths, lines: lines.map(({ price: _price, ...line }): CloudLine => line) };
}

/** The content of an estimate of a withdrawn plan, with each item's successor in the present plan, if it has one. */
function moved(content: CloudEstimateContent): CloudEstimateContent {
  return { ...content, lines: content.lines.map(withSuccessor) };
}

function withSuccessor(line: CloudLine): CloudLine {
  return { ...line, itemId: successorOf(line.itemId) };
}

/** The lines of a new estimate: none, those of a template, or those of another estimate. */
function contentOf(
  store: EstimateStore,
  caller: Caller,
  planId: string,
  { name, templateId, copyOf }: NewCloudEstimate,
): CloudEstimateContent {
  const empty = { name, note: '', termMonths: 36, lines: [] } as const;
  if (copyOf !== undefined) {
    const row = store.find(caller, copyOf);
    if (row === undefined) throw notThere('/copyOf');
    const content = contentOfRow(row);
    return { ...(row.pricePlanId === planId ? content : moved(content)), name };
  }
  if (templateId === undefined) return { ...empty, lines: [] };
  const template = templates.find(({ id }) => id === templateId);
  if (template === undefined) throw notThere('/templateId');
  return { ...empty, termMonths: template.termMonths, lines: [...template.lines] };
}

function notThere(pointer: string): ProblemError {
  return new ProblemError(422, 'What the estimate should begin with does not exist. Choose something else.', {
    errors: [{ pointer, detail: 'does not exist' }],
  });
}
