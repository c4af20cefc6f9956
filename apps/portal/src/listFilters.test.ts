import { adminPaths } from '@quayside/contract/paths/admin';
import { approvalsPath } from '@quayside/contract/paths/approvals';
import { estimatesPath } from '@quayside/contract/paths/cloud';
import { dealsPath } from '@quayside/contract/paths/partner-programme';
import { quotesPath } from '@quayside/contract/paths/quoting';
import { changesPath, projectsPath, servicesPath } from '@quayside/contract/paths/services';
import { casesPath } from '@quayside/contract/paths/support';
import { numbersPath, portsPath, trunksPath } from '@quayside/contract/paths/voice';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { expect, it } from 'vitest';
import { approvalFilters } from '@quayside/area-approvals/list/approvalList.ts';
import { estimateFilters } from '@quayside/area-cloud/list/estimateList.ts';
import { dealFilters } from '@quayside/area-partner-programme/list/dealList.ts';
import { quoteFilters } from '@quayside/area-quoting/list/quoteList.ts';
import { changeFilters } from '@quayside/area-changes/list/changeList.ts';
import { projectFilters } from '@quayside/area-deliveries/projects/projectList.ts';
import { serviceFilters } from '@quayside/area-services/list/serviceList.ts';
import { caseFilters } from '@quayside/area-support/list/caseList.ts';
import { numberFilters } from '@quayside/area-voice/numbers/numberList.ts';
import { portFilters } from '@quayside/area-voice/ports/portList.ts';
import { trunkFilters } from '@quayside/area-voice/trunks/trunkList.ts';
import { auditActionWords } from '@quayside/area-admin/adminWords.ts';
import { auditPeriodWords } from '@quayside/area-admin/audit/auditFilter.ts';
import { userFilters } from '@quayside/area-admin/userList.ts';
import { wordFilter } from '@quayside/page-kit/list';

type ListRead = (location: { readonly search: string }) => {
  readonly filters: Readonly<Record<string, readonly string[]>>;
};

const nowhere = { search: '' };
const controls = { service: { name: '', control: null }, site: null, raised: null };

it.each<[list: string, read: ListRead, bar: readonly FilterBarFilter[]]>([
  ['approvals', approvalsPath.read, approvalFilters(undefined)],
  ['estimates', estimatesPath.read, estimateFilters(undefined)],
  ['deals', dealsPath.read, dealFilters(undefined)],
  ['quotes', quotesPath.read, quoteFilters(undefined)],
  ['change requests', changesPath.read, changeFilters(changesPath.read(nowhere).filters, undefined)],
  ['projects', projectsPath.read, projectFilters],
  ['services', servicesPath.read, serviceFilters(servicesPath.read(nowhere).filters, undefined)],
  ['cases', casesPath.read, caseFilters(casesPath.read(nowhere).filters, undefined, controls)],
  ['numbers', numbersPath.read, numberFilters(numbersPath.read(nowhere).filters, undefined, null)],
  ['ports', portsPath.read, portFilters(portsPath.read(nowhere).filters, undefined)],
  ['trunks', trunksPath.read, trunkFilters(undefined)],
  ['users of Apollo', adminPaths.apollo.users.read, userFilters('apollo', undefined)],
  ['users of Artemis', adminPaths.artemis.users.read, userFilters('artemis', undefined)],
  [
    'audit entries',
    adminPaths.apollo.audit.read,
    [wordFilter('action', '', auditActionWords), wordFilter('period', '', auditPeriodWords)],
  ],
])('The address of the list of %s takes every option of its filter bar [LIST-1]', (_list, read, bar) => {
  const chosen = Object.fromEntries(
    bar.map(({ id, options }) => [id, options.map(({ value }) => value)] as const),
  );
  const search = new URLSearchParams(Object.entries(chosen).map(([id, values]) => [id, values.join(',')]));
  expect(read({ search: search.toString() }).filters).toMatchObject(chosen);
});
