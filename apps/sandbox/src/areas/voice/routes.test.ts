import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedContract } from '../../contract/contract.ts';
import type {
  Job,
  NumberList,
  NumberRange,
  NumberRangeList,
  PortabilityCheck,
  Port,
  PortList,
  Trunk,
  TrunkList,
} from '../../contract/generated/openapi.ts';
import type { Sandbox } from '../../startSandbox.ts';
import {
  createDocumentedCalls,
  type CallOptions,
  type DocumentedCalls,
  presentVersion,
} from '../../testing/documentedCalls.ts';
import { tokenOfUser } from '../../testing/portalClient.ts';
import { startTestSandbox } from '../../testing/testSandbox.ts';
import { dayAfter } from '../../world/insert.ts';

const base = '/api/portal/rest';
const MINUTES_PER_DAY = 1440;

let sandbox: Sandbox;
let calls: DocumentedCalls;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  calls = createDocumentedCalls(sandbox, sharedContract());
});
beforeEach(async () => {
  await calls.call('POST', '/sandbox/reset');
  token = await tokenOfUser(sandbox, 'amelia');
});
afterAll(() => sandbox.close());

const advance = (minutes: number) => calls.call('POST', '/sandbox/advance', { body: { minutes } });
const send = (method: string, path: string, options: CallOptions = {}) =>
  calls.call(method, `${base}/voice${path}`, { token, ...options });

async function get<Body>(path: string): Promise<Body> {
  const body: Body = JSON.parse((await send('GET', path)).text);
  return body;
}

const ranges = (query: string) => get<NumberRangeList>(`/number-ranges?${query}`);
const port = (id: string) => get<Port>(`/ports/${id}`);

async function change<Body>(method: string, path: string, etag: string, body: object): Promise<Body> {
  const { status, text } = await send(method, path, { body, headers: { 'If-Match': etag } });
  if (status !== 200) throw new Error(text);
  const changed: Body = JSON.parse(text);
  return changed;
}

async function upload(name: string): Promise<string> {
  const { text } = await calls.call('POST', `${base}/attachments?name=${encodeURIComponent(name)}`, {
    token,
    text: 'signed',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { id }: { id: string } = JSON.parse(text);
  return id;
}

const numbers = [{ first: '+441179460300', last: '+441179460309' }];
const isBetween = (day: string) => new Date(day).getUTCDay() % 6 !== 0;

/** The first working day at least a number of days from now. */
function dayIn(days: number): string {
  const day = dayAfter(new Date(), days);
  return isBetween(day) ? day : dayIn(days + 1);
}

const wanted = {
  group: 'Bristol office',
  losingProviderId: 'tideway',
  numbers,
  trunkId: 'TK-301',
  isDraft: false,
  accountNumber: 'TW-448121',
  accountName: 'Northgate Networks Ltd',
  postcode: 'bs1 6aa',
  letterId: null,
  requestedDate: dayIn(20),
};

const create = (body: object, key: string = randomUUID()) =>
  send('POST', '/ports', { body, headers: { 'Idempotency-Key': key } });

async function created(body: object): Promise<Port> {
  const { status, text } = await create(body);
  if (status !== 201) throw new Error(text);
  const made: Port = JSON.parse(text);
  return made;
}

const detailsOf = ({ accountNumber, accountName, postcode, letter, requestedDate }: Port) => ({
  accountNumber,
  accountName,
  postcode,
  letterId: letter?.id ?? null,
  requestedDate,
});

test('50,000 numbers are kept as ranges, with counts for each filter', async () => {
  const all = await ranges('');
  expect([all.total, all.numberTotal, all.items.length]).toEqual([2000, 50_000, 25]);
  const missing = await ranges('emergency=missing');
  expect(missing.total).toBeGreaterThan(50);
  expect(missing.items.every(({ emergency }) => emergency.state === 'missing')).toBe(true);
  expect(missing.facets.emergency).toEqual(all.facets.emergency);
  const [, second] = all.items;
  expect(second && second.first > (all.items[0]?.last ?? '')).toBe(true);
});

test.each([
  '0117 496 0042',
  '+44 117 496 0042',
  '0044 (0)117 496-0042',
  '441174960042',
  '01174960042',
  '117 496 0042',
  "'+441174960042",
  '+44 1174960042',
  'tel:01174960042',
  'Tel. (0117) 496 0042',
  '[0117] 496·0042',
  '44 (0)117 496 0042',
])('A number is found as %s [VOICE-1]', async (spelling) => {
  const { items } = await ranges(`q=${encodeURIComponent(spelling)}`);
  expect(items.map(({ id }) => id)).toEqual(['NR-5001']);
});

test('The beginning of a number and words find ranges [VOICE-1]', async () => {
  const begun = await ranges('q=0117');
  expect(begun.total).toBeGreaterThan(10);
  expect(begun.items.every(({ first }) => first.startsWith('+44117'))).toBe(true);
  const named = await ranges(`q=${encodeURIComponent('bristol reception')}`);
  expect(named.items.some(({ id }) => id === 'NR-5001')).toBe(true);
  expect((await ranges('page=100000000000000000000')).items).toEqual([]);
});

test('A range shows its single numbers by pages', async () => {
  const page = await get<NumberList>('/number-ranges/NR-5001/numbers?page=4');
  expect(page).toMatchObject({ total: 100, page: 4 });
  expect(page.items.map(({ number }) => number)).toContain('+441174960099');
  expect((await send('GET', '/number-ranges/NR-8001')).status).toBe(404);
});

test('An emergency address is checked, and a PO box is rejected with the reason [VOICE-2]', async () => {
  const range = await get<NumberRange>('/number-ranges/NR-5002');
  expect(range.emergency.state).toBe('missing');
  const address = { name: 'Northgate', lines: ['14 High Street'], town: 'Leeds', postcode: 'LS1 4AP' };
  const path = '/number-ranges/NR-5002/emergency-address';
  const sent = await change<NumberRange>('PUT', path, range.etag, address);
  expect(sent.emergency).toMatchObject({ state: 'checking', address });
  await advance(2);
  const checked = await get<NumberRange>('/number-ranges/NR-5002');
  expect(checked.emergency.state).toBe('confirmed');
  await change('PUT', path, checked.etag, { ...address, lines: ['PO Box 12'] });
  await advance(2);
  expect((await get<NumberRange>('/number-ranges/NR-5002')).emergency).toMatchObject({
    state: 'rejected',
    note: expect.stringContaining('PO box'),
  });
});

test('Label, trunk and site of a range change for the version that the caller saw', async () => {
  const { etag } = await get<NumberRange>('/number-ranges/NR-5001');
  const body = { label: 'Front desk', trunkId: 'TK-302', siteId: 'ST-1002' };
  const changed = await change<NumberRange>('PATCH', '/number-ranges/NR-5001', etag, body);
  expect(changed).toMatchObject({
    label: 'Front desk',
    trunk: { id: 'TK-302' },
    site: { siteId: 'ST-1002' },
  });
  expect((await ranges(`q=${encodeURIComponent('front desk')}`)).total).toBe(1);
  const late = await send('PATCH', '/number-ranges/NR-5001', { body, headers: { 'If-Match': etag } });
  expect(late.status).toBe(412);
  expect(JSON.parse(late.text)).toMatchObject({
    changedBy: 'Amelia Hartley',
    changedAt: expect.any(String) as string,
  });
  const foreign = await send('PATCH', '/number-ranges/NR-5001', {
    body: { trunkId: 'TK-401' },
    headers: { 'If-Match': presentVersion },
  });
  expect(foreign.status).toBe(422);
});

test('The export has every range of the filter in the words of the portal', async () => {
  const { text } = await send('POST', '/number-exports', {
    body: { emergency: 'missing', columns: ['first', 'emergency'] },
  });
  const job: Job = JSON.parse(text);
  await advance(1);
  const file = await calls.call('GET', `${base}/jobs/${job.id}/file`, { token });
  expect(file.text.split('\r\n').slice(0, 2)).toEqual([
    'First number,Emergency address',
    expect.stringMatching(/^\+44 \d+,Missing$/),
  ]);
});

test.each([
  [
    '/trunk-exports',
    { status: 'up', columns: ['name', 'status', 'fraudLimit'] },
    /^Trunk,Status,"Fraud limit \(GBP, excluding VAT\)"$/,
    /,Up,\d+\.\d\d$/,
  ],
  [
    '/port-exports',
    { status: 'agreed', columns: ['id', 'numbers', 'status'] },
    /^Number,Numbers,Status$/,
    /^PT-\d+,"?\+44 \d+.*,Agreed$/,
  ],
])(
  '%s writes what the filter finds, with the columns that are asked for [VOICE-3]',
  async (path, body, heading, row) => {
    const job: Job = JSON.parse((await send('POST', path, { body })).text);
    await advance(1);
    const file = await calls.call('GET', `${base}/jobs/${job.id}/file`, { token });
    expect(
      file.text
        .replace(/^\u{feff}/u, '')
        .split('\r\n')
        .slice(0, 2),
    ).toEqual([expect.stringMatching(heading), expect.stringMatching(row)]);
  },
);

test('A trunk keeps barring and fraud limit, and lists find the ones near their limit', async () => {
  const list = await get<TrunkList>('/trunks?fraud=near');
  expect(list.total).toBeGreaterThan(0);
  expect(list.items.every((each) => each.fraudUsed.amount >= each.fraudLimit.amount * 0.8)).toBe(true);
  const { etag } = await get<Trunk>('/trunks/TK-301');
  const body = { barring: ['premium', 'mobile'], fraudLimit: { amount: 9900, currency: 'GBP' } };
  const changed = await change<Trunk>('PATCH', '/trunks/TK-301', etag, body);
  expect(changed).toMatchObject(body);
  const late = await send('PATCH', '/trunks/TK-301', { body, headers: { 'If-Match': etag } });
  expect(late.status).toBe(412);
  expect(JSON.parse(late.text)).toMatchObject({
    changedBy: 'Amelia Hartley',
    changedAt: expect.any(String) as string,
  });
});

test('The portability check says for each entry whether it can be ported, and why not [VOICE-4]', async () => {
  const { text } = await send('POST', '/portability-checks', {
    body: {
      losingProviderId: 'tideway',
      numbers: [
        ...numbers,
        { first: '+441174960000', last: '+441174960000' },
        { first: '+447700900123', last: '+447700900123' },
      ],
    },
  });
  const { results, earliestDate }: PortabilityCheck = JSON.parse(text);
  const outcomes = results.map(({ outcome }) => outcome);
  expect(outcomes).toEqual([expect.stringMatching(/portable|otherProvider/), 'withUs', 'notPortable']);
  expect(isBetween(earliestDate)).toBe(true);
});

test('A port waits for its letter, is agreed, and its numbers appear without an emergency address [VOICE-5]', async () => {
  const made = await created(wanted);
  expect(made).toMatchObject({ status: 'waitingForSignature', waitingFor: 'you', postcode: 'BS1 6AA' });
  const letterId = await upload('letter.pdf');
  const sent = await change<Port>('PUT', `/ports/${made.id}/details`, made.etag, {
    ...detailsOf(made),
    letterId,
  });
  expect(sent).toMatchObject({ status: 'inReview', waitingFor: 'us' });
  await advance(2);
  expect(await port(made.id)).toMatchObject({ status: 'inReview', waitingFor: 'thirdParty' });
  await advance(4);
  const agreed = await port(made.id);
  expect(agreed).toMatchObject({ status: 'agreed', allowedActions: ['changeDate', 'cancel'] });
  expect(agreed.dates).toMatchObject({ requested: wanted.requestedDate, committed: agreed.portDate });
  await advance(40 * MINUTES_PER_DAY);
  expect((await port(made.id)).status).toBe('complete');
  const [added] = (await ranges('q=0117+946+0305')).items;
  expect(added).toMatchObject({ size: 10, label: 'Bristol office', emergency: { state: 'missing' } });
});

test('A rejected port says what to correct, and is agreed once it is corrected [VOICE-6]', async () => {
  const letterId = await upload('letter.pdf');
  const made = await created({ ...wanted, letterId, accountNumber: 'TW-448120' });
  await advance(6);
  const rejected = await port(made.id);
  expect(rejected).toMatchObject({
    status: 'rejected',
    waitingFor: 'you',
    problem: { from: 'losingProvider', corrections: [{ field: 'accountNumber' }] },
  });
  const unchanged = await send('PUT', `/ports/${made.id}/details`, {
    body: detailsOf(rejected),
    headers: { 'If-Match': rejected.etag },
  });
  expect(unchanged).toMatchObject({ status: 422, body: { errors: [{ pointer: '/accountNumber' }] } });
  const body = { ...detailsOf(rejected), accountNumber: 'TW-448121' };
  const sent = await change<Port>('PUT', `/ports/${made.id}/details`, rejected.etag, body);
  expect(sent).toMatchObject({ status: 'inReview', problem: null });
  await advance(6);
  expect((await port(made.id)).status).toBe('agreed');
});

test('A letter that is not signed stops a port before it is sent on [VOICE-6]', async () => {
  const { id } = await created({ ...wanted, letterId: await upload('unsigned.pdf') });
  await advance(2);
  expect(await port(id)).toMatchObject({ status: 'actionRequired', problem: { from: 'us' } });
});

test('A port moves until its cut-off, keeps each change of its date, and is not cancelled after it [VOICE-7]', async () => {
  const letterId = await upload('letter.pdf');
  const made = await created({ ...wanted, letterId });
  await advance(6);
  const agreed = await port(made.id);
  const date = dayIn(30);
  const moved = await change<Port>('PUT', `/ports/${made.id}/date`, agreed.etag, { date, reason: 'Later' });
  expect(moved.portDate).toBe(date);
  expect(moved.dates.changes[0]).toMatchObject({ from: agreed.portDate, to: date, reason: 'Later' });
  const early = await send('PUT', `/ports/${made.id}/date`, {
    body: { date: dayIn(1), reason: '' },
    headers: { 'If-Match': presentVersion },
  });
  expect(early.status).toBe(422);
  await advance((Date.parse(moved.changeUntil ?? '') - Date.now()) / 60_000);
  expect((await port(made.id)).allowedActions).toEqual([]);
  const late = await send('PUT', `/ports/${made.id}/cancellation`, {
    body: { reason: '' },
    headers: { 'If-Match': presentVersion },
  });
  expect(late.status).toBe(409);
});

test('A port is created once for a key, not for taken numbers, and a draft needs only its numbers', async () => {
  const key = randomUUID();
  const first: Port = JSON.parse((await create(wanted, key)).text);
  expect(JSON.parse((await create(wanted, key)).text)).toMatchObject({ id: first.id });
  const taken = await create(wanted);
  expect([taken.status, JSON.parse(taken.text)]).toMatchObject([
    422,
    { errors: [{ pointer: '/numbers/0' }] },
  ]);
  const other = [{ first: '+441179461300', last: '+441179461300' }];
  const incomplete = { ...wanted, numbers: other, accountNumber: '', requestedDate: '2020-01-06' };
  expect(JSON.parse((await create(incomplete)).text)).toMatchObject({
    errors: [{ pointer: '/accountNumber' }, { pointer: '/requestedDate' }],
  });
  const draft = await created({ ...incomplete, isDraft: true, requestedDate: null });
  expect(draft).toMatchObject({ status: 'draft', waitingFor: 'you', allowedActions: ['correct', 'cancel'] });
});

test.each(['PT-6003', 'pt6003', '6003', '0117 499 0450', "'+441174990450", 'tel:01174990450'])(
  'The port of these numbers is found by “%s” [SEARCH-5]',
  async (q) => {
    const { items } = await get<PortList>(`/ports?q=${encodeURIComponent(q)}`);
    expect(items.map(({ id }) => id)).toEqual(['PT-6003']);
  },
);

test('The ports of a group stand together, and a month shows the ports of its days [VOICE-3]', async () => {
  const { items, total } = await get<PortList>('/ports?pageSize=100');
  expect(total).toBe(140);
  const groups = items.map(({ group }) => group);
  expect(groups.filter((group, index) => group !== groups[index - 1]).length).toBe(new Set(groups).size);
  const waiting = await get<PortList>('/ports?waitingFor=you&status=open');
  expect(waiting.items.every(({ waitingFor }) => waitingFor === 'you')).toBe(true);
  const month = await get<PortList>(`/ports?from=${dayIn(1)}&until=${dayIn(40)}&sort=portDate&pageSize=100`);
  expect(month.items.length).toBeGreaterThan(5);
});
