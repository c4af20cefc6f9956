import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Case,
  CaseList,
  ConversationPart,
  ProvisioningCase,
  Service,
} from '../contract/generated/openapi.ts';
import type { ResponseOf } from '../contract/operations.ts';
import { sharedContract } from '../contract/contract.ts';
import type { Sandbox } from '../startSandbox.ts';
import { createDocumentedCalls, type DocumentedCalls, presentVersion } from '../testing/documentedCalls.ts';
import { tokenOfUser } from '../testing/portalClient.ts';
import { createFilledDatabase, startTestSandbox } from '../testing/testSandbox.ts';
import { worldParts } from '../areas/areas.ts';
import { addDays, dayOf } from './days.ts';
import { prepareWorld } from './prepareWorld.ts';

let sandbox: Sandbox;
let calls: DocumentedCalls;
const tokens = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  for (const user of ['amelia', 'noor', 'ben']) tokens.set(user, await tokenOfUser(sandbox, user));
});
afterAll(() => sandbox.close());

const base = '/api/portal/rest';

async function get<Body>(user: string, path: string): Promise<Body> {
  const { body } = await calls.call('GET', base + path, { token: tokens.get(user) ?? '' });
  const value: Body = JSON.parse(JSON.stringify(body));
  return value;
}

async function send(
  user: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return calls.call(method, base + path, { token: tokens.get(user) ?? '', body, headers });
}

const key = (name: string) => ({ 'Idempotency-Key': `key-of-${name}` });
const anyVersion = { 'If-Match': presentVersion };
/** The headers of a request for a service in its first version. */
const requestKey = (name: string) => ({ ...key(name), 'If-Match': '"1"' });

type Charges = ResponseOf<'previewChangeRequest'>['charges'];
const noCharges = { nrc: 0, mrcAfter: 0, earlyTerminationFee: null };

/** The charges that a user saw in a preview. */
const seen = ({ nrc, mrcAfter, earlyTerminationFee }: Charges) => ({
  nrc: nrc.amount,
  mrcAfter: mrcAfter.amount,
  earlyTerminationFee: earlyTerminationFee?.amount ?? null,
});

/** The day of the week (0 is Sunday) in the week that begins so many weeks from now, such as 2027-06-01. */
function weekdayIn(weeks: number, weekday: number): string {
  const today = dayOf(new Date());
  return addDays(today, weeks * 7 + weekday - new Date(today).getUTCDay());
}
const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });

const waitingForYou = ({ facets }: CaseList) => facets.waitingFor.find(({ id }) => id === 'you')?.count;

const newCase = {
  serviceId: 'QS-104201',
  type: 'fault',
  subject: 'The line is down',
  description: 'No light on the port.',
  impact: 'down',
  priority: 'high',
};

describe('the world', () => {
  test('Two worlds that begin at the same moment are the same, with over 10,000 services and 5,000 cases', async () => {
    const one = await createFilledDatabase();
    const { value: begun } = one.prepare(`SELECT value FROM world WHERE key = 'begun'`).get() ?? {};
    const other = new DatabaseSync(':memory:');
    prepareWorld(other, worldParts, new Date(String(begun)));
    const [first, second] = [one, other].map((database) =>
      ['services', 'cases', 'entries', 'deliveries', 'changes'].map((table) =>
        JSON.stringify(database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()),
      ),
    );
    expect(first?.every((rows, index) => rows === second?.[index])).toBe(true);
    const [services = '[]', cases = '[]'] = first ?? [];
    // 10,000 services, and those of the quotes that were ordered.
    expect([JSON.parse(services), JSON.parse(cases)].map((rows: unknown[]) => rows.length)).toEqual([
      10_018, 5000,
    ]);
  });

  test('A customer finds only the services and cases of their own company', async () => {
    const { status } = await send('ben', 'GET', '/services/QS-104200', undefined);
    expect(status).toBe(404);
    expect((await send('ben', 'GET', '/support/cases/00012345', undefined)).status).toBe(404);
    const { items } = await get<{ items: { id: string }[] }>('ben', '/services?pageSize=100');
    expect(items.every(({ id }) => Number(id.slice(3)) >= 117_310 && Number(id.slice(3)) < 117_470)).toBe(
      true,
    );
  });

  test('A reset of the sandbox brings back what was changed', async () => {
    const { name } = await get<Service>('amelia', '/services/QS-104200');
    await send('amelia', 'PATCH', '/services/QS-104200', { name: 'Renamed' }, anyVersion);
    expect((await get<Service>('amelia', '/services/QS-104200')).name).toBe('Renamed');
    await calls.call('POST', '/sandbox/reset');
    tokens.set('amelia', await tokenOfUser(sandbox, 'amelia'));
    expect((await get<Service>('amelia', '/services/QS-104200')).name).toBe(name);
  });
});

describe('cases', () => {
  test('A proposed solution that nobody decides about closes its case on the day that the case names [CASE-4]', async () => {
    const { items } = await get<CaseList>('amelia', '/support/cases?status=resolved');
    const { caseNumber = '' } = items[0] ?? {};
    const present = () => get<Case>('amelia', `/support/cases/${caseNumber}`);
    const { resolution } = await present();
    const minutes = Math.ceil((Date.parse(resolution?.closesAt ?? '') - Date.now()) / 60_000);
    expect(minutes).toBeGreaterThan(0);
    await calls.call('POST', '/sandbox/advance', { body: { minutes: minutes + 1 } });
    expect(await present()).toMatchObject({ status: 'closed', resolution: { decision: 'accepted' } });
  });

  test('A new case counts on its service, and an engineer replies to it', async () => {
    const before = await get<Service>('amelia', '/services/QS-104201');
    const { body } = await send('amelia', 'POST', '/support/cases', newCase, key('new-case'));
    const { caseNumber, status } = body as Case;
    expect(status).toBe('new');
    expect((await get<Service>('amelia', '/services/QS-104201')).openCases).toBe(before.openCases + 1);
    await advance(1);
    const later = await get<Case>('amelia', `/support/cases/${caseNumber}`);
    expect([later.status, later.waitingFor, later.unreadCount]).toEqual(['inProgress', 'us', 2]);
  });

  test.each([
    ['down', 'P1'],
    ['degraded', 'P2'],
    ['none', 'P3'],
  ])('Our priority of a new case follows its impact: %s is %s', async (impact, ourPriority) => {
    const { body } = await send('amelia', 'POST', '/support/cases', { ...newCase, impact }, key(impact));
    const { caseNumber } = body as Case;
    const raised = await get<Case>('amelia', `/support/cases/${caseNumber}`);
    expect(raised).toMatchObject({ ourPriority, priority: 'high' });
  });

  test('A case that is sent twice with one key is raised once', async () => {
    const [first, second] = [
      await send('amelia', 'POST', '/support/cases', newCase, key('twice')),
      await send('amelia', 'POST', '/support/cases', newCase, key('twice')),
    ];
    expect((first.body as Case).caseNumber).toBe((second.body as Case).caseNumber);
    const found = await get<{ id: string }>('amelia', '/requests/key-of-twice');
    expect(found.id).toBe((first.body as Case).caseNumber);
    const other = await send(
      'amelia',
      'POST',
      '/support/cases',
      { ...newCase, subject: 'Other' },
      key('twice'),
    );
    expect(other.status).toBe(409);
  });

  test('The counts of a facet of cases apply every filter but their own', async () => {
    const all = await get<CaseList>('amelia', '/support/cases');
    const waiting = await get<CaseList>('amelia', '/support/cases?waitingFor=you');
    expect(waitingForYou(waiting)).toBe(waitingForYou(all));
    expect(waiting.total).toBe(waitingForYou(all));
  });

  test('A chosen colleague without cases keeps the name, and a person of another company is unknown', async () => {
    const { facets } = await get<CaseList>('amelia', '/support/cases?raisedBy=noor,ben&q=dinosaur');
    expect(facets.raisedBy).toEqual([{ id: 'noor', name: 'Noor Rahman', count: 0 }]);
  });

  test('Cases are found by a site that the search offers, and by the days on which they were raised', async () => {
    const path = '/sites?q=temple%20quay';
    const { total, items } = await get<ResponseOf<'listSites'>>('amelia', path);
    expect(items.map(({ name }) => name)).toEqual(['Bristol Temple Quay']);
    expect(total).toBe(1);
    const listed = await get<CaseList>('amelia', '/support/cases?site=Bristol%20Temple%20Quay');
    expect(listed.items.map(({ siteName }) => siteName)).toContain('Bristol Temple Quay');
    const [newest] = (await get<CaseList>('amelia', '/support/cases?sort=-raisedAt')).items;
    const day = dayOf(new Date(newest?.raisedAt ?? ''));
    const of = await get<CaseList>('amelia', `/support/cases?raisedFrom=${day}&raisedTo=${day}`);
    expect(new Set(of.items.map(({ raisedAt }) => dayOf(new Date(raisedAt))))).toEqual(new Set([day]));
    const moment = newest?.raisedAt ?? '';
    const atMoment = await get<CaseList>('amelia', `/support/cases?raisedFrom=${moment}&raisedTo=${moment}`);
    expect(atMoment.items.map(({ raisedAt }) => raisedAt)).toContain(moment);
    expect(new Set(atMoment.items.map(({ raisedAt }) => raisedAt))).toEqual(new Set([moment]));
  });

  test('The numbers of the support dashboard are the totals of the lists that they name', async () => {
    const summary = await get<{
      waitingForYou: { total: number };
      openByAge: { id: string; total: number }[];
    }>('amelia', '/support/summary');
    const waiting = await get<CaseList>('amelia', '/support/cases?status=open&waitingFor=you');
    expect(summary.waitingForYou.total).toBe(waiting.total);
    for (const { id, total } of summary.openByAge)
      expect((await get<CaseList>('amelia', `/support/cases?status=open&age=${id}`)).total).toBe(total);
  });

  test('The solution of a case is accepted once; a second decision is refused', async () => {
    const path = '/support/cases/00012346/resolution';
    expect((await send('amelia', 'PUT', path, { decision: 'reject' }, anyVersion)).status).toBe(422);
    const accepted = await send('amelia', 'PUT', path, { decision: 'accept' }, anyVersion);
    expect((accepted.body as Case).status).toBe('closed');
    expect((await send('amelia', 'PUT', path, { decision: 'accept' }, anyVersion)).status).toBe(409);
  });

  test('A change against an old version of a case is refused and names who was faster', async () => {
    const { headers } = await send('amelia', 'GET', '/support/cases/00012345', undefined);
    await send('noor', 'PATCH', '/support/cases/00012345', { priority: 'low' }, anyVersion);
    const refused = await send(
      'amelia',
      'PATCH',
      '/support/cases/00012345',
      { priority: 'urgent' },
      {
        'If-Match': headers.get('etag') ?? '',
      },
    );
    expect(refused.status).toBe(412);
    expect(refused.text).toContain('Noor Rahman');
  });
});

describe('conversations', () => {
  const entries = '/conversations/CV-00012342/entries';

  test('A conversation of 300 entries is read in parts, the newest first', async () => {
    const newest = await get<ConversationPart>('amelia', `${entries}?limit=50`);
    expect([newest.total, newest.items.length, newest.hasEarlier, newest.hasLater]).toEqual([
      300,
      50,
      true,
      false,
    ]);
    const before = newest.items[0]?.id ?? '';
    const earlier = await get<ConversationPart>('amelia', `${entries}?limit=50&before=${before}`);
    expect(earlier.items.at(-1)?.id).toBe('E-00012342-250');
  });

  test('A message is answered, and only the new entries are asked for', async () => {
    const sent = await send('amelia', 'POST', entries, { text: 'Any news?' }, key('message'));
    expect(sent.status).toBe(201);
    await advance(1);
    const { items } = await get<ConversationPart>('amelia', `${entries}?after=E-00012342-301`);
    expect(items.map(({ author }) => author.role)).toEqual(['engineer']);
  });

  test('A message to a closed case is refused, so that its text can be kept', async () => {
    await send('noor', 'PUT', '/support/cases/00012342/closure', { reason: 'solvedByUs' }, anyVersion);
    const refused = await send('amelia', 'POST', entries, { text: 'One more thing' }, key('too-late'));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('closed in the meantime');
  });

  test.each([
    ['router.log', 'x', 201],
    ['program.exe', 'x', 422],
    ['empty.txt', '', 422],
  ])('The upload of %s with %j responds %i', async (name, text, status) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const token = tokens.get('amelia') ?? '';
    const response = await calls.call('POST', `${base}/attachments?name=${name}`, { token, text, headers });
    expect(response.status).toBe(status);
  });
});

/** The first delivery that waits for a third party. */
async function deliveryOfThirdParty() {
  const { items } = await get<{ items: { id: string }[] }>(
    'amelia',
    '/services?status=inDelivery&waitingFor=thirdParty&sort=id',
  );
  const { provisioningCase } = await get<Service>('amelia', `/services/${items[0]?.id}`);
  return get<{ dateChanges: { reason: string }[]; jeopardy: { reason: string } | null }>(
    'amelia',
    `/provisioning-cases/${provisioningCase}`,
  );
}

describe('deliveries', () => {
  test('An accepted charge moves the delivery on', async () => {
    const path = '/provisioning-cases/PC-204292';
    const before = await get<ProvisioningCase>('amelia', path);
    expect(before.waitingFor).toBe('you');
    const [charge] = before.actions;
    const body = { answer: 'accept', price: { nrc: charge?.charge?.amount, mrc: 0 } };
    await send('amelia', 'PUT', `${path}/actions/${charge?.id}`, body, anyVersion);
    await advance(1);
    const after = await get<ProvisioningCase>('amelia', path);
    expect(after.milestones.find(({ id }) => id === 'charges')?.state).toBe('done');
    expect(after.answers).toMatchObject([{ answer: 'accept', by: { name: 'Amelia Hartley' } }]);
    // The next milestone asks for something, too.
    expect(after.actions).toMatchObject([{ kind: 'provideWayleave' }]);
    expect(after.waitingFor).toBe('you');
  });

  test('The delivery of a live service is complete, and its order number finds it', async () => {
    const byOrder = await get<ProvisioningCase>('amelia', '/provisioning-cases/OR-55200');
    expect(byOrder).toMatchObject({ caseNumber: 'PC-204200', status: 'complete', next: null });
    expect(await get('amelia', '/provisioning-cases/PC-204200')).toEqual(byOrder);
  });

  test('A carrier slips a date of a delivery automatically and says why', async () => {
    const before = await deliveryOfThirdParty();
    await advance(180);
    const after = await deliveryOfThirdParty();
    expect(after.dateChanges).toHaveLength(before.dateChanges.length + 1);
    expect(after.jeopardy?.reason).toBe('The carrier moved the work by some days.');
  });
});

describe('changes', () => {
  test('The fee for ceasing a service is known before it is asked for, and the service is ceasing afterwards', async () => {
    const body = {
      serviceId: 'QS-104202',
      type: 'cease',
      ceaseDate: weekdayIn(26, 2),
      ceaseReason: 'moving',
    };
    const preview = await send('amelia', 'POST', '/change-request-previews', body);
    const { charges } = preview.body as { charges: Charges };
    expect(charges.earlyTerminationFee?.amount).toBeGreaterThan(0);
    const unseen = await send('amelia', 'POST', '/change-requests', body, requestKey('unseen'));
    const missing = [{ detail: expect.stringContaining('charges') }];
    expect(unseen).toMatchObject({ status: 422, body: { errors: missing } });
    const request = { ...body, charges: seen(charges) };
    const created = await send('amelia', 'POST', '/change-requests', request, requestKey('cease-it'));
    expect(created.body).toMatchObject({ charges, status: 'submitted' });
    expect((await get<Service>('amelia', '/services/QS-104202')).status).toBe('ceasing');
  });

  test('The preview of a cease without a date is for the earliest one, a working day after the notice period', async () => {
    const cease = { serviceId: 'QS-104202', type: 'cease' };
    const { body } = await send('amelia', 'POST', '/change-request-previews', cease);
    const { charges } = body as { charges: Charges };
    expect([0, 6]).not.toContain(new Date(charges.earliestDate).getUTCDay());
    expect(Date.parse(charges.earliestDate) - Date.now()).toBeGreaterThan(89 * 86_400_000);
    const saturday = { ...cease, charges: seen(charges), ceaseDate: weekdayIn(26, 6), ceaseReason: 'moving' };
    expect(
      await send('amelia', 'POST', '/change-requests', saturday, requestKey('on-saturday')),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/ceaseDate' }] },
    });
  });

  test('A service that is ceasing already refuses changes', async () => {
    const body = { serviceId: 'QS-104293', type: 'ip', ipAddresses: 8, charges: noCharges };
    expect((await send('noor', 'POST', '/change-requests', body, requestKey('ceasing-one'))).status).toBe(
      409,
    );
  });

  test('A locked service refuses changes, and only an administrator locks it', async () => {
    const lock = { locked: true, reason: 'Year-end freeze' };
    expect((await send('noor', 'PUT', '/services/QS-104203/change-lock', lock, anyVersion)).status).toBe(403);
    await send('amelia', 'PUT', '/services/QS-104203/change-lock', lock, anyVersion);
    const body = { serviceId: 'QS-104203', type: 'ip', ipAddresses: 8, charges: noCharges };
    expect((await send('noor', 'POST', '/change-requests', body, requestKey('locked-one'))).status).toBe(409);
  });
});

describe('exports', () => {
  test('An export of services covers the filter, not the page, and defuses formulas', async () => {
    await send('amelia', 'PATCH', '/services/QS-104204', { name: '=1+1' }, anyVersion);
    const started = await send('amelia', 'POST', '/service-exports', { columns: ['id', 'name'] });
    const { id, total } = started.body as { id: string; total: number };
    expect(total).toBeGreaterThan(9000);
    await advance(1);
    const { text } = await send('amelia', 'GET', `/jobs/${id}/file`, undefined);
    expect(text.split('\r\n')).toHaveLength(total + 2);
    expect(text).toContain("QS-104204,'=1+1");
  });

  test.each([
    {
      path: '/service-exports',
      listPath: '/services?health=down',
      body: { health: 'down', columns: ['id', 'health', 'status'] },
      heading: 'Number,Health,Status',
      line: /^QS-\d+,Down,(Live|"Live, change pending"|Ceasing)$/,
    },
    {
      path: '/support/case-exports',
      listPath: '/support/cases?status=waitingForYou&impact=down',
      body: {
        status: 'waitingForYou',
        impact: 'down',
        columns: ['caseNumber', 'status', 'waitingFor', 'impact', 'type', 'priority'],
      },
      heading: 'Number,Status,Waiting for,Impact,Type,Priority',
      line: /^\d+,Answer needed,You,Down,(Fault|Service request|Billing|Order query|Information),(Low|Normal|High|Urgent)$/,
    },
    {
      path: '/change-request-exports',
      listPath: '/change-requests?type=cpe&status=awaitingApproval',
      body: {
        type: 'cpe',
        status: 'awaitingApproval',
        columns: ['windowFrom', 'type', 'status', 'waitingFor', 'impact'],
      },
      heading: 'Window begins (Europe/London),Type,Status,Waiting for,Impact',
      line: /^[^,]+,Equipment,Awaiting approval,You,Up to five minutes$/,
    },
    {
      path: '/project-exports',
      listPath: '/projects?outlook=atRisk',
      body: { outlook: 'atRisk', columns: ['id', 'outlook', 'nextMilestone', 'nextDate'] },
      heading: 'Number,Outlook,Next milestone,Date of the next milestone',
      line: /^PJ-[\d-]+,At risk,[A-Z][a-z ]+,\d{4}-\d{2}-\d{2}$/,
    },
  ])(
    'The file of $path has a line for each thing of the list, in the words of the portal [LIST-5]',
    async ({ path, listPath, body, heading, line }) => {
      const list = await get<{ total: number }>('amelia', listPath);
      const started = await send('amelia', 'POST', path, body);
      expect(started.headers.get('location')).toMatch(/\/jobs\/JB-\d+$/);
      await advance(1);
      const { id } = started.body as { id: string };
      const { text } = await send('amelia', 'GET', `/jobs/${id}/file`, undefined);
      const [headings, ...lines] = text.trim().split('\r\n');
      expect(headings).toBe(heading);
      expect(list.total).toBeGreaterThan(1);
      expect(lines).toHaveLength(list.total);
      expect(lines.filter((row) => !line.test(row))).toEqual([]);
    },
  );
});
