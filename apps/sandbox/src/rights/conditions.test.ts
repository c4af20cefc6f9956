import { beforeAll, expect, test } from 'vitest';
import { approvals } from '../areas/approvals/approvals.ts';
import { sharedContract } from '../contract/contract.ts';
import type {
  ApprovalDelegations,
  CloudEstimate,
  DashboardChanges,
  Job,
  Landing,
  ProvisioningCase,
  Quote,
  RoleContacts,
  SupportSummary,
} from '../contract/generated/openapi.ts';
import type { ApiInProcess } from '../testing/apiInProcess.ts';
import {
  approvalRefused,
  cloudPlan,
  documentOfService,
  everyRole,
  exampleOf,
  newKey,
  orderableQuote,
  questionOf,
  quotableDeal,
  read,
  send,
  setContracts,
  setRoles,
  startApi,
  statuses,
  statusesByContracts,
  totalsByContracts,
  upload,
  versionOf,
  withAndWithout,
  withAndWithoutPlan,
} from '../testing/callsOfPeople.ts';

const popups = '/api/identity/rest/global-notification/notifications';
const price = { nrc: 1, mrc: 1 };

let api: ApiInProcess;
beforeAll(() => {
  api = startApi();
});

const ownRequest = () => approvalRefused(/You asked for this yourself/);
const aboveLimit = () => approvalRefused(/above your limit/);
const approve = { decision: 'approve', comment: '', price };
const reject = { decision: 'reject', comment: 'Too much.', price };

/** Decides about several approvals as amelia. Returns the message about each. */
async function decideTogether(ids: readonly string[]): Promise<unknown[]> {
  const each = await Promise.all(
    ids.map(async (id) => ({ id, etag: await versionOf('amelia', `/approvals/${id}`), price })),
  );
  const body = { decision: 'approve', comment: '', approvals: each };
  const { text } = await send('amelia', 'POST', '/approval-decisions', body);
  const { results }: { results: { message: unknown }[] } = JSON.parse(text);
  return results.map(({ message }) => message);
}

/** An estimate of amelia that her colleagues see. */
async function sharedEstimate(): Promise<string> {
  const body = { name: 'Backup', templateId: 'web-application' };
  const { number }: CloudEstimate = JSON.parse((await send('amelia', 'POST', '/cloud/estimates', body)).text);
  await send('amelia', 'PUT', `/cloud/estimates/${number}/sharing`, { sharing: 'colleagues' });
  return number;
}

async function newExport(): Promise<string> {
  const { id }: Job = JSON.parse((await send('amelia', 'POST', '/support/case-exports', {})).text);
  return id;
}

const feedback = { kind: 'idea', text: 'A darker theme.', page: null, mayContact: true };
const feedbackOfAmelia = async (): Promise<string> => {
  const { id }: { id: string } = JSON.parse((await send('amelia', 'POST', '/feedbacks', feedback)).text);
  return id;
};

const refusedThenAllowed = ['noor', 'amelia'];
const exportOfServices = 'JB-1';
const confidential = 'PB-10042-2026-10';
const conversationOfDelivery = 'CV-PC-204338';

/** The statuses of a read of an attachment: before it is sent, and as part of the conversation of a delivery. */
async function attachmentReads(part: '' | '/file'): Promise<number[]> {
  const id = await upload('amelia');
  const path = `/attachments/${id}${part}`;
  const unsent = await statuses(refusedThenAllowed, 'GET', path);
  const message = { text: 'Here it is.', attachmentIds: [id] };
  await send('amelia', 'POST', `/conversations/${conversationOfDelivery}/entries`, message);
  return [...unsent, ...(await statusesByContracts('GET', path))];
}

/**
 * Each operation whose right depends on more than view, product and permission, with what it responds to a caller who has those and does
 * not meet the condition; most rows end with a caller who does.
 */
const conditions: Readonly<Record<string, readonly [is: unknown, respond: () => Promise<unknown>]>> = {
  decideApproval: [
    [403, 403, 403],
    async () => [
      ...(await statuses(['amelia'], 'PUT', `/approvals/${await ownRequest()}/decision`, approve)),
      ...(await statuses(['amelia'], 'PUT', `/approvals/${await aboveLimit()}/decision`, approve)),
      ...(await statuses(['amelia'], 'PUT', `/approvals/${await aboveLimit()}/decision`, reject)),
    ],
  ],
  decideApprovals: [
    [expect.stringContaining('You asked for this yourself'), expect.stringContaining('above your limit')],
    async () => decideTogether([await ownRequest(), await aboveLimit()]),
  ],
  askApprovalQuestion: [
    [403],
    async () => statuses(['amelia'], 'POST', `/approvals/${await ownRequest()}/questions`, { text: 'Why?' }),
  ],
  delegateApprovals: [[null, 'priya.shah'], () => delegateOfAmeliaAfter('PUT')],
  endApprovalDelegation: [['priya.shah', null], () => delegateOfAmeliaAfter('DELETE')],
  answerDeliveryAction: [
    { survey: 403, charge: 403, aboveLimit: [403, 403], waitingFor: 'colleague' },
    async () => {
      const survey = await questionOf('confirmSurvey');
      const charge = await questionOf('decideCharge');
      const accept = { answer: 'accept', price };
      setRoles('amelia', ['approver']);
      const [forSurvey] = await statuses(['amelia'], 'PUT', survey.path, { answer: 'confirm', slotId: 'x' });
      setRoles('amelia', ['regular']);
      const [forCharge] = await statuses(['amelia'], 'PUT', charge.path, accept);
      setRoles('amelia', everyRole);
      const about = `subject_kind = 'delivery' AND subject_id = ? AND status = 'pending'`;
      const approval = approvals.first(api.world, about, charge.caseNumber);
      approvals.set(api.world, approval?.id ?? '', { total: { nrc: 26_000_000, mrc: 0, tcv: 26_000_000 } });
      const decline = { answer: 'decline', reason: 'Too much.', price };
      const forMuch = [
        ...(await statuses(['amelia'], 'PUT', charge.path, accept)),
        ...(await statuses(['amelia'], 'PUT', charge.path, decline)),
      ];
      const { waitingFor } = await read<ProvisioningCase>(
        'amelia',
        `/provisioning-cases/${charge.caseNumber}`,
      );
      return { survey: forSurvey, charge: forCharge, aboveLimit: forMuch, waitingFor };
    },
  ],
  cancelOrder: [
    { ofQuote: [403, 200], ofDraft: [403, 200] },
    async () => ({
      ofQuote: await cancelsOf(await newOrderOfQuote(), ['ordering', 'sales']),
      ofDraft: await cancelsOf('OR-80001', ['sales', 'ordering']),
    }),
  ],
  shareCloudEstimate: [
    [403, 200],
    async () =>
      statuses(refusedThenAllowed, 'PUT', `/cloud/estimates/${await sharedEstimate()}/sharing`, {
        sharing: 'private',
      }),
  ],
  deleteCloudEstimate: [
    [403, 200],
    async () => {
      return statuses(refusedThenAllowed, 'DELETE', `/cloud/estimates/${await sharedEstimate()}`);
    },
  ],
  restoreCloudEstimate: [
    [404, 200],
    async () => {
      const number = await sharedEstimate();
      const { text } = await send('amelia', 'DELETE', `/cloud/estimates/${number}`);
      const { etag }: { etag: string } = JSON.parse(text);
      const path = `/cloud/estimates/${number}/restoration`;
      const restored = async (person: string) =>
        (await send(person, 'PUT', path, undefined, { 'If-Match': etag })).status;
      return [await restored('noor'), await restored('amelia')];
    },
  ],
  shareQuote: [
    [403, 200],
    () => statuses(refusedThenAllowed, 'PUT', '/quotes/QT-40002/share', { isShared: true }),
  ],
  uploadAttachment: [
    { upload: expect.stringMatching(/^AT-/), port: 403, delivery: 403 },
    async () => {
      const { path } = await questionOf('provideWayleave');
      setRoles('noor', ['support']);
      const id = await upload('noor');
      const port = await statuses(['noor'], 'POST', '/voice/ports', { letterId: id });
      const delivery = await statuses(['noor'], 'PUT', path, { answer: 'provide', attachmentIds: [id] });
      setRoles('noor', everyRole);
      return { upload: id, port: port[0], delivery: delivery[0] };
    },
  ],
  listConversationEntries: [
    [404, 200],
    () => statusesByContracts('GET', `/conversations/${conversationOfDelivery}/entries`),
  ],
  addConversationEntry: [
    [404, 201],
    () => statusesByContracts('POST', `/conversations/${conversationOfDelivery}/entries`, { text: 'Why?' }),
  ],
  markConversationRead: [
    [404, 204],
    () =>
      statusesByContracts('PUT', `/conversations/${conversationOfDelivery}/read`, {
        entryId: 'E-PC-204338-1',
      }),
  ],
  getDocuments: [[true, true], () => totalsByContracts('/core/rest/documents')],
  listDocuments: [[true, true], () => totalsByContracts('/resources/documents')],
  getDocumentDetails: [
    [404, 200],
    async () => statusesByContracts('GET', `/resources/documents/${await documentOfService()}`),
  ],
  getDocumentFile: [
    { ofService: [404, 200], confidential: [403] },
    async () => ({
      ofService: await statusesByContracts(
        'GET',
        `/resources/documents/${await documentOfService()}/versions/1.0/file`,
      ),
      confidential: await statuses(
        ['amelia'],
        'GET',
        `/resources/documents/${confidential}/versions/1.0/file`,
      ),
    }),
  ],
  createDocumentArchive: [
    { ofService: [422, 200], confidential: [403] },
    async () => ({
      ofService: await statusesByContracts('POST', '/resources/archive', {
        documentIds: [await documentOfService()],
      }),
      confidential: await statuses(['amelia'], 'POST', '/resources/archive', { documentIds: [confidential] }),
    }),
  ],
  acceptDocumentTerms: [
    [404, 204],
    async () => statusesByContracts('PUT', `/resources/documents/${await documentOfService()}/terms`),
  ],
  followDocument: [
    [404, 204],
    async () => statusesByContracts('PUT', `/resources/documents/${await documentOfService()}/follow`),
  ],
  unfollowDocument: [
    [404, 204],
    async () => statusesByContracts('DELETE', `/resources/documents/${await documentOfService()}/follow`),
  ],
  getSupportSummary: [
    [0, expect.any(Number)],
    () =>
      withAndWithout('amelia', async () => {
        const { plannedWorks } = await read<SupportSummary>('amelia', '/support/summary');
        return plannedWorks.length;
      }),
  ],
  createCase: [
    [422, 201],
    () =>
      statusesByContracts('POST', '/support/cases', {
        ...exampleOf('createCase'),
        attachmentIds: [],
        followerIds: [],
      }),
  ],
  createOrderDraft: [
    { service: [422, 201], quote: [422, 201] },
    async () => ({
      service: await statusesByContracts('POST', '/order-drafts', { kind: 'service', id: 'QS-104200' }),
      quote: await statusesByContracts('POST', '/order-drafts', {
        kind: 'quote',
        id: await orderableQuote(),
      }),
    }),
  ],
  listOrderableQuotes: [
    [false, true],
    () =>
      withAndWithout(
        'amelia',
        async () => (await read<{ total: number }>('amelia', '/orderable-quotes')).total > 0,
      ),
  ],
  createQuote: [
    [422, 201],
    async () => {
      const quote = { name: 'Backup', customerName: 'Wharfside', product: 'internetAccess' };
      const body = { ...quote, dealNumber: await quotableDeal() };
      api.users.patch('amelia', { claims: { partner: { accessToPartnerProgramme: false } } });
      const without = await statuses(['amelia'], 'POST', '/quotes', body);
      setContracts('amelia', true);
      return [...without, ...(await statuses(['amelia'], 'POST', '/quotes', body))];
    },
  ],
  getCloudPricePlan: [
    [404, 200],
    () =>
      withAndWithoutPlan(async () => {
        const [status = 0] = await statuses(['ben'], 'GET', `/cloud/price-plans/${cloudPlan}`);
        return status;
      }),
  ],
  listCloudTemplates: [
    [403, 200],
    () =>
      withAndWithoutPlan(async () => {
        const [status = 0] = await statuses(['ben'], 'GET', '/cloud/templates');
        return status;
      }),
  ],
  createCloudEstimate: [
    [403, 201],
    () =>
      withAndWithoutPlan(async () => {
        const [status = 0] = await statuses(['ben'], 'POST', '/cloud/estimates', { name: 'Backup' });
        return status;
      }),
  ],
  getInvitations: [
    [404, 200],
    async () => {
      const { text } = await send('amelia', 'POST', '/admin/invitations', exampleOf('inviteUsers'));
      const { id }: { id: string } = JSON.parse(text);
      return statuses(refusedThenAllowed, 'GET', `/admin/invitations/${id}`);
    },
  ],
  getDocument: [
    { guide: [200, 200], other: [403, 200] },
    async () => {
      api.users.patch('grace', { agreedToTermsOfUse: true });
      const people = ['grace', 'amelia'];
      return {
        guide: await statuses(people, 'GET', '/core/rest/documents/PORTAL_USER_GUIDE'),
        other: await statuses(people, 'GET', '/core/rest/documents/CLOUD_PRICE_BOOK'),
      };
    },
  ],
  getAttachment: [[404, 200, 404, 200], () => attachmentReads('')],
  // It is not scanned yet.
  getAttachmentFile: [[404, 409, 404, 409], () => attachmentReads('/file')],
  listFeedbacks: [
    [false, true],
    async () => {
      const id = await feedbackOfAmelia();
      const lists = await Promise.all(
        refusedThenAllowed.map((person) => send(person, 'GET', '/feedbacks?pageSize=100')),
      );
      return lists.map(({ text }) => text.includes(`"${id}"`));
    },
  ],
  getFeedback: [
    [404, 200],
    async () => statuses(refusedThenAllowed, 'GET', `/feedbacks/${await feedbackOfAmelia()}`),
  ],
  getJob: [[404, 200], async () => statuses(refusedThenAllowed, 'GET', `/jobs/${await newExport()}`)],
  getJobFile: [
    // It is not complete yet.
    { own: [404, 409], ofServices: [403, 200] },
    async () => ({
      own: await statuses(refusedThenAllowed, 'GET', `/jobs/${await newExport()}/file`),
      ofServices: await statusesByContracts('GET', `/jobs/${exportOfServices}/file`),
    }),
  ],
  getRequestResult: [
    [404, 200],
    async () => {
      const key = newKey();
      await send('amelia', 'POST', '/feedbacks', feedback, { 'Idempotency-Key': key });
      return statuses(refusedThenAllowed, 'GET', `/requests/${key}`);
    },
  ],
  getRoleContacts: [[false, true, true], () => asContactChooser(seesContacts)],
  submitRoleContacts: [
    [403, 204, 204],
    async () => {
      const [first, second] = api.users.contacts('amelia').mso.filter(({ chosen }) => chosen !== true);
      let chosen = first;
      return asContactChooser(async () => {
        chosen = chosen === first ? second : first;
        const body = { mso: chosen?.salesforceId };
        const path = `${popups}/contact-role-management/submit`;
        return (await send('amelia', 'POST', path, body)).status;
      });
    },
  ],
  listServices: [
    [false, true],
    () => withAndWithout('ben', async () => (await read<{ total: number }>('ben', '/services')).total > 0),
  ],
  getDashboardChanges: [
    [['case'], expect.arrayContaining(['case', 'changeRequest'])],
    () =>
      withAndWithout('amelia', async () => {
        setRoles('amelia', ['regular']);
        const { items } = await read<DashboardChanges>('amelia', '/dashboard/changes');
        setRoles('amelia', everyRole);
        return [...new Set(items.map(({ kind }) => kind))];
      }),
  ],
  getLanding: [
    [['cases', 'approvals', 'ports'], expect.arrayContaining(['services', 'quotes', 'cloudQuotes', 'deals'])],
    () =>
      withAndWithout('amelia', async () => {
        const { apollo } = await read<Landing>('amelia', '/landing');
        return Object.entries(apollo?.waiting ?? {}).flatMap(([kind, count]) =>
          count === null ? [] : [kind],
        );
      }),
  ],
};

/** Whom amelia delegates to after a call by noor, and then by herself. */
async function delegateOfAmeliaAfter(method: 'PUT' | 'DELETE'): Promise<unknown[]> {
  const path = '/approval-delegation';
  const body = { personId: 'priya.shah', from: '2099-12-21', until: '2099-12-31' };
  const seen: unknown[] = [];
  for (const person of refusedThenAllowed) {
    await send(person, method, path, method === 'PUT' ? body : undefined);
    const { given } = await read<ApprovalDelegations>('amelia', path);
    seen.push(given?.to.id ?? null);
  }
  return seen;
}

/** The statuses of a cancellation of an order by amelia, in each of some roles. */
async function cancelsOf(orderId: string, roles: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const role of roles) {
    setRoles('amelia', [role]);
    all.push(
      ...(await statuses(['amelia'], 'PUT', `/orders/${orderId}/cancellation`, { reason: 'No need.' })),
    );
  }
  setRoles('amelia', everyRole);
  return all;
}

/** The order that a quote becomes when it is ordered for the price that it shows. */
async function newOrderOfQuote(): Promise<string> {
  const path = '/quotes/QT-40001';
  const { totals } = await read<Quote>('amelia', path);
  const body = {
    purchaseOrder: 'PO-1',
    requiredDate: null,
    contact: { name: 'Noor Rahman', phone: '+44 117 496 0100', email: 'noor.rahman@northgate.example' },
    note: '',
    price: { nrc: totals.nrc.amount, mrc: totals.mrc.amount },
  };
  const { orderId }: { orderId: string } = JSON.parse(
    (await send('amelia', 'POST', `${path}/order`, body)).text,
  );
  return orderId;
}

async function seesContacts(): Promise<boolean> {
  const path = `${popups}/contact-role-management/contacts`;
  return (await read<RoleContacts>('amelia', path)).mso.length > 0;
}

/** The results of a call by amelia: with neither the popup nor the right of the contacts, with the popup, and with the right. */
async function asContactChooser<Result>(call: () => Promise<Result>): Promise<Result[]> {
  setRoles('amelia', ['read-only']);
  const refused = await call();
  api.users.patch('amelia', { pendingNotifications: ['CONTACT_ROLE_MANAGEMENT_WARNING'] });
  const asked = await call();
  api.users.patch('amelia', { pendingNotifications: [] });
  setRoles('amelia', ['portal-admin']);
  const entitled = await call();
  setRoles('amelia', everyRole);
  return [refused, asked, entitled];
}

const conditional = Object.values(sharedContract().document.paths)
  .flatMap((item) => Object.values(item).filter((member) => 'operationId' in member))
  .filter(({ 'x-access': { note, own, limit, outcome } }) => note ?? own ?? limit ?? outcome === 'filter')
  .map(({ operationId }) => operationId);

test('Every operation whose right has a condition is in the table of this test, and no other', () => {
  expect(Object.keys(conditions).toSorted()).toEqual(conditional.toSorted());
});

test.each(conditional)(
  'What the right of %s says besides its permission is enforced [ACCESS-24]',
  async (id) => {
    const [expected, respond] = conditions[id] ?? [];
    expect(await respond?.()).toEqual(expected);
  },
);
