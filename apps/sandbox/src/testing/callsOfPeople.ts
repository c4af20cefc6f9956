import { sharedContract } from '../contract/contract.ts';
import type {
  Deal,
  DealList,
  DeliveryAction,
  DocumentList,
  ProvisioningCase,
} from '../contract/generated/openapi.ts';
import { createApiInProcess, type ApiInProcess, type ServerResponse } from './apiInProcess.ts';

const base = '/api/portal/rest';
export const everyRole = ['regular', 'support', 'sales', 'ordering', 'approver', 'portal-admin'];

let api: ApiInProcess;

/** Begins the API to which the functions of this module send. Amelia and Noor have every role. */
export function startApi(): ApiInProcess {
  api = createApiInProcess();
  setRoles('noor', everyRole);
  setRoles('amelia', everyRole);
  return api;
}

export function setRoles(person: string, roles: readonly string[]): void {
  api.users.patch(person, { claims: { roles }, agreedToTermsOfUse: true });
}

/** What a person's company has contracts for. */
export function setContracts(person: string, has: boolean): void {
  const partner = {
    accessTo1Access: has,
    accessTo1Cloud: has,
    accessToEndUserPortal: has,
    accessToPartnerProgramme: has,
  };
  api.users.patch(person, { claims: { partner } });
}

let keys = 0;
export const newKey = (): string => {
  keys += 1;
  return `key-of-conditions-${keys}-0000000`;
};

export async function send(
  person: string,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServerResponse> {
  return api.respond({
    person,
    method,
    path: /^\/(?:api|core)\//.test(path) ? path : base + path,
    headers: { 'If-Match': await versionOf(person, path), 'Idempotency-Key': newKey(), ...headers },
    ...(body && { body }),
  });
}

/** The version of the thing at the beginning of a path. Of one that the person may not see, any version does. */
export async function versionOf(person: string, path: string): Promise<string> {
  const [thing = path] = /^\/(?:[a-z-]+\/)*(?:[A-Z]+-\w+|approval-delegation)/.exec(path) ?? [];
  const { text } = await api.respond({ person, method: 'GET', path: base + thing });
  return /"etag":("(?:[^"\\]|\\.)*")/.exec(text)?.[1]?.replaceAll(/^"|"$|\\/g, '') ?? '"1"';
}

export async function read<Body>(person: string, path: string): Promise<Body> {
  const body: Body = JSON.parse((await send(person, 'GET', path)).text);
  return body;
}

/** The statuses of one call, made by each of some people in turn. */
export async function statuses(
  people: readonly string[],
  method: string,
  path: string,
  body?: object,
): Promise<number[]> {
  const all: number[] = [];
  for (const person of people) all.push((await send(person, method, path, body)).status);
  return all;
}

export async function upload(person: string): Promise<string> {
  const file = { 'content-type': 'application/octet-stream' };
  const { text } = await send(person, 'POST', '/attachments?name=letter.pdf', { letter: 1 }, file);
  const { id }: { id: string } = JSON.parse(text);
  return id;
}

/** A delivery that asks for something, and the id of the question. */
export async function questionOf(
  kind: DeliveryAction['kind'],
): Promise<{ caseNumber: string; path: string }> {
  const list = '/provisioning-cases?waitingFor=you,colleague&pageSize=100';
  const { items } = await read<{ items: { caseNumber: string }[] }>('amelia', list);
  for (const { caseNumber } of items) {
    const { actions } = await read<ProvisioningCase>('amelia', `/provisioning-cases/${caseNumber}`);
    const asked = actions.find((action) => action.kind === kind);
    if (asked) return { caseNumber, path: `/provisioning-cases/${caseNumber}/actions/${asked.id}` };
  }
  throw new Error(`No delivery asks for ${kind}.`);
}

/** The id of a pending approval that amelia may not decide for a reason. */
export async function approvalRefused(why: RegExp): Promise<string> {
  const list = '/approvals?scope=all&status=pending&pageSize=100';
  const { items } = await read<{ items: { id: string }[] }>('amelia', list);
  for (const { id } of items) if (why.test((await send('amelia', 'GET', `/approvals/${id}`)).text)) return id;
  throw new Error(`No approval has the reason ${String(why)}.`);
}

/** What a person reads whose company has no contracts, then one whose company has them. */
export async function withAndWithout<Seen>(person: string, see: () => Promise<Seen>): Promise<Seen[]> {
  setContracts(person, false);
  const without = await see();
  setContracts(person, true);
  return [without, await see()];
}

export async function statusesByContracts(method: string, path: string, body?: object): Promise<number[]> {
  return (await withAndWithout('amelia', () => statuses(['amelia'], method, path, body))).flat();
}

export async function documentOfService(): Promise<string> {
  setContracts('amelia', true);
  const { items } = await read<DocumentList>('amelia', '/resources/documents?serviceId=QS-104200');
  return items[0]?.id ?? '';
}

/** Whether a list of documents is empty neither with nor without contracts, but longer with them. */
export async function totalsByContracts(path: string): Promise<boolean[]> {
  const [without, having] = await withAndWithout('amelia', async () => {
    const { total } = await read<DocumentList>('amelia', path);
    return total;
  });
  return [Number(without) > 0, Number(having) > Number(without)];
}

export async function orderableQuote(): Promise<string> {
  setContracts('amelia', true);
  const { items } = await read<{ items: { id: string }[] }>('amelia', '/orderable-quotes');
  return items[0]?.id ?? '';
}

/** The number of an approved deal that has no quote yet. */
export async function quotableDeal(): Promise<string> {
  const { items } = await read<DealList>('amelia', '/partner-programme/deals?status=approved&pageSize=100');
  for (const { number } of items) {
    const { allowedActions } = await read<Deal>('amelia', `/partner-programme/deals/${number}`);
    if (allowedActions.includes('quote')) return number;
  }
  throw new Error('No deal can be quoted.');
}

/** The example of the body of an operation. */
export function exampleOf(id: string): object {
  const operation = Object.values(sharedContract().document.paths)
    .flatMap((item) => Object.values(item))
    .find((member) => 'operationId' in member && member.operationId === id);
  return Object(operation?.requestBody?.content['application/json']?.example);
}

export const cloudPlan = 'CLE-RSL-2026-STD';

/** What ben sees while his company has a contract for Cloud without a price plan, then with one. */
export async function withAndWithoutPlan<Seen>(see: () => Promise<Seen>): Promise<Seen[]> {
  setRoles('ben', everyRole);
  setContracts('ben', true);
  const seen: Seen[] = [];
  for (const cloudEnterprisePricePlanId of ['', cloudPlan]) {
    api.users.patch('ben', { claims: { partner: { cloudEnterprisePricePlanId } } });
    seen.push(await see());
  }
  return seen;
}
