import { getOrderDraft, priceOrderDraft, type OrderDraft } from '../../areas/ordering/src/ordersApi.ts';
import type { DraftChange } from '../../areas/ordering/src/newOrder/draftValues.ts';
import { figuresOf, sendOrderDraft } from '../../areas/ordering/src/newOrder/useNewOrder.ts';
import { createOrderDraftEditor } from '../../areas/ordering/src/newOrder/useOrderDraft.ts';
import { getEstimate, type Estimate } from '../../areas/cloud/src/api.ts';
import { createEstimateEditor } from '../../areas/cloud/src/estimate/createEstimateEditor.ts';
import type { EstimateContent } from '../../areas/cloud/src/estimate/estimateContent.ts';
import { estimatePorts } from '../../areas/cloud/src/estimate/useEstimateEditor.ts';
import { sendQuoteRequest, type QuotedTotals } from '../../areas/cloud/src/estimate/useQuoteRequest.ts';
import { getQuote, type Quote } from '../../areas/quoting/src/api.ts';
import { createQuoteDraft, quoteDraftPorts } from '../../areas/quoting/src/editing/createQuoteDraft.ts';
import type { QuoteContent } from '../../areas/quoting/src/editing/quoteContent.ts';
import { readQuoteVersion, type QuoteVersion } from '../../areas/quoting/src/editing/quoteVersion.ts';
import { orderSender } from '../../areas/quoting/src/order/useOrder.ts';
import {
  choicesVersion,
  createChoices,
  type ChoicesContent,
} from '../../areas/quoting/src/prices/createChoices.ts';
import { choicesPorts } from '../../areas/quoting/src/prices/useChoices.ts';
import { getPlacedOrder } from '../../areas/shared/src/orders/api.ts';
import type { HttpClient } from '../../packages/portal-core/src/index.ts';
import { withCopy } from '../../packages/page-kit/src/testing/index.ts';
import { withoutCache } from '../../packages/page-kit/src/versions/index.ts';
import { inSequences, type CheckedThing } from './checkVersionSequences.ts';
import type { VersionedThing } from './thing.ts';

interface Charges {
  readonly nrc: number;
  readonly mrc: number;
}

/** Who placed an order, and at which price; null before. */
async function placedOrder(http: HttpClient, orderId: string | null) {
  if (orderId === null) return null;
  const { requestedBy, total } = await getPlacedOrder.send(http, { path: { orderId } }, withoutCache);
  return { by: requestedBy.name, price: { nrc: total.nrc.amount, mrc: total.mrc.amount } };
}

const draftId = 'OD-1';
const orderDrafts: VersionedThing<OrderDraft, never, DraftChange, Charges> = {
  name: 'order drafts',
  read: (http) => getOrderDraft.send(http, { path: { draftId } }, withoutCache),
  draft: {
    open: createOrderDraftEditor,
    values: [
      { by: 'me', read: ({ name }) => name, write: (content, n) => ({ ...content, name: `Draft ${n}` }) },
      {
        by: 'colleague',
        read: ({ contacts }) => contacts.instructions,
        write: (content, n) => ({ ...content, contacts: { ...content.contacts, instructions: `Ring ${n}` } }),
      },
      {
        by: 'me',
        read: ({ contacts }) => contacts.name,
        write: (content, n) => ({ ...content, contacts: { ...content.contacts, name: `Tom ${n}` } }),
      },
      {
        by: 'both',
        clash: 'configuration',
        read: ({ configuration }) => configuration.bandwidthMbps,
        write: (content, n) => ({
          ...content,
          configuration: { ...content.configuration, bandwidthMbps: 1000 + n },
        }),
      },
      {
        by: 'both',
        clash: 'commercial.purchaseOrder',
        read: ({ commercial }) => commercial.purchaseOrder,
        write: (content, n) => ({
          ...content,
          commercial: { ...content.commercial, purchaseOrder: `PO-${n}` },
        }),
      },
    ],
  },
  commitment: {
    async figures(http, { etag }) {
      const data = await priceOrderDraft.send(http, { path: { draftId } });
      return figuresOf({ status: 'ready', data, isStale: false } as Parameters<typeof figuresOf>[0], etag);
    },
    send: (http, _thing, seen) => sendOrderDraft(http, draftId, seen),
    made: (http, { orderId }) => placedOrder(http, orderId),
    sentPrice: (price) => price,
    path: /\/order$/,
    isQuestion: false,
  },
  raisePrice: (server) => server.passDay(),
};

const estimateNumber = 'CE-1001';
const quantity = (id: string) => ({
  read: ({ lines }: EstimateContent) => lines.find((line) => line.id === id)?.quantity,
  write: (content: EstimateContent, n: number): EstimateContent => ({
    ...content,
    lines: content.lines.map((line) => (line.id === id ? { ...line, quantity: 10 + n } : line)),
  }),
});
const estimates: VersionedThing<Estimate, never, EstimateContent, QuotedTotals> = {
  name: 'estimates',
  read: (http) => getEstimate.send(http, { path: { estimateNumber } }, withoutCache),
  draft: {
    open: (http, platform, estimate) =>
      createEstimateEditor(estimate, estimatePorts(http, platform, estimateNumber)).draft,
    values: [
      { by: 'me', read: ({ name }) => name, write: (content, n) => ({ ...content, name: `Estimate ${n}` }) },
      {
        by: 'colleague',
        read: ({ note }) => note,
        write: (content, n) => ({ ...content, note: `Note ${n}` }),
      },
      { by: 'me', ...quantity('L1') },
      { by: 'colleague', ...quantity('L2') },
      { by: 'both', clash: 'lines.L3', ...quantity('L3') },
      {
        by: 'me',
        write: (content, n) => ({
          ...content,
          lines: withCopy(content.lines, `N${n}`),
        }),
      },
    ],
  },
  commitment: {
    async figures(_http, { etag, totals: { nrc, mrc, tcv } }) {
      return { status: 'ready', price: { nrc, mrc, tcv }, etag };
    },
    send: (http, _thing, seen) => sendQuoteRequest(http, estimateNumber, 'Please', seen),
    async made(_http, { quote, totals: { nrc, mrc, tcv } }) {
      return quote && { by: quote.requestedBy.name, price: { nrc, mrc, tcv } };
    },
    sentPrice: ({ nrc, mrc }) => ({ nrc, mrc }),
    path: /\/quote$/,
    isQuestion: true,
  },
  raisePrice: (server) => server.passDay(),
};

/** A subset of three values that is not empty: another one for each number from 0 to 6. */
function subset<Value>(values: readonly Value[], number: number): Value[] {
  return values.filter((_value, index) => ((number % 7) + 1) & (1 << index));
}

const quoteNumber = 'QT-40001';
const reference = (id: string) => ({
  read: ({ sites }: QuoteContent) => sites.find((site) => site.id === id)?.reference,
  write: (content: QuoteContent, n: number): QuoteContent => ({
    ...content,
    sites: content.sites.map((site) => (site.id === id ? { ...site, reference: `${id}-${n}` } : site)),
  }),
});
const sendQuoteOrder = orderSender(quoteNumber);
const order = {
  purchaseOrder: 'PO-1',
  requiredDate: null,
  contact: { name: 'Tom Ellery', phone: '+44 20 7946 0018', email: 'tom.ellery@northgate.example' },
  note: '',
};
const quotes: VersionedThing<QuoteVersion, never, QuoteContent, Charges> = {
  name: 'quotes',
  read: (http) => readQuoteVersion(http, quoteNumber),
  draft: {
    open: (http, platform, version) =>
      createQuoteDraft(version, quoteDraftPorts(http, platform, quoteNumber)),
    values: [
      { by: 'me', ...reference('S1') },
      { by: 'colleague', ...reference('S2') },
      { by: 'both', clash: 'sites.S3', ...reference('S3') },
      {
        by: 'both',
        clash: 'options',
        read: ({ options }) => options,
        // Another subset for each number.
        write: (content, n) => ({
          ...content,
          options: {
            ...content.options,
            bandwidthsMbps: subset([100, 500, 1000], n),
            termsMonths: subset([12, 36, 60], Math.floor(n / 7)),
          },
        }),
      },
    ],
  },
};

const marginOf = (siteId: string) => ({
  read: ({ choices }: ChoicesContent) =>
    choices.find((choice) => choice.siteId === siteId)?.marginBasisPoints,
  write: (content: ChoicesContent, n: number): ChoicesContent => ({
    ...content,
    choices: content.choices.map((choice) =>
      choice.siteId === siteId ? { ...choice, marginBasisPoints: 100 + n } : choice,
    ),
  }),
});
const quotePrices: VersionedThing<Quote, never, ChoicesContent, Charges> = {
  name: 'prices of quotes',
  read: (http) => getQuote.send(http, { path: { quoteNumber } }, withoutCache),
  draft: {
    open: (http, platform, quote) =>
      createChoices(
        choicesVersion(quote),
        { setChoices: () => undefined },
        choicesPorts(http, platform, quoteNumber),
      ),
    values: [
      { by: 'me', ...marginOf('S1') },
      { by: 'colleague', ...marginOf('S2') },
      {
        by: 'both',
        clash: 'marginBasisPoints',
        read: ({ marginBasisPoints }) => marginBasisPoints,
        write: (content, n) => ({ ...content, marginBasisPoints: 1000 + n }),
      },
    ],
  },
  commitment: {
    async figures(_http, { etag, totals: { nrc, mrc } }) {
      return { status: 'ready', price: { nrc: nrc.amount, mrc: mrc.amount }, etag };
    },
    send: (http, _thing, seen) => sendQuoteOrder(http, order, seen),
    made: (http, { orderId }) => placedOrder(http, orderId),
    sentPrice: (price) => price,
    path: /\/order$/,
    isQuestion: false,
  },
  raisePrice: (server) =>
    server.change(`UPDATE quote_prices SET cells = (
      SELECT json_group_array(
        CASE WHEN value ->> 'mrc' IS NULL THEN json(value)
        ELSE json_set(value, '$.nrc', (value ->> 'nrc') + 100, '$.mrc', (value ->> 'mrc') + 100) END
      ) FROM json_each(cells)
    ) WHERE quote_number = '${quoteNumber}'`),
};

/** The things that a page saves automatically. */
export const draftThings: readonly CheckedThing[] = [
  inSequences(orderDrafts),
  inSequences(estimates),
  inSequences(quotes),
  inSequences(quotePrices),
];
