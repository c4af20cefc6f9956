import { problemResponse } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { areaFixtures } from '../area.fixtures.ts';
import { servicesArea } from '../area.ts';
import { profile } from '@quayside/shared/profile/profile.fixtures.ts';
import { liveService, lockedService, suspendedService } from '@quayside/shared/services/service.fixtures.ts';

let shown: ReturnType<typeof renderPage>;

function open(path: string, api = {}): void {
  shown = renderPage(servicesArea, { path, api: { ...areaFixtures.api, ...api } });
}

afterEach(() => shown.unmount());

const sent = (id: string) => shown.requests.filter((request) => request.id === id);
const name = page.getByRole('textbox', { name: 'Name' });
const tab = (label: string) => page.getByRole('tab', { name: label });
const save = page.getByRole('button', { name: 'Save', exact: true });

it('The title of a service that does not exist says that it was not found [SVC-5]', async () => {
  open('/services/none', { getService: problemResponse(404) });
  await expect.element(page.getByRole('heading', { name: 'Service not found' })).toBeVisible();
  await expect.poll(() => shown.title()).toBe('Service not found');
});

it('A tab requests nothing before it is shown, and then only items of the service [SVC-4]', async () => {
  open('/services/QS-104200');
  await expect.element(page.getByRole('tab', { name: 'Cases' })).toBeVisible();
  expect(sent('listCases')).toEqual([]);
  await page.getByRole('tab', { name: 'Cases' }).click();
  await expect.poll(() => sent('listCases')).toHaveLength(1);
  expect(sent('listCases')[0]?.query).toMatchObject({ serviceId: 'QS-104200' });
  expect(shown.address()).toBe('/services/QS-104200?tab=cases');
});

it('The address names the tab unless it is the first, and a tab that does not exist is the first [SVC-3]', async () => {
  open('/services/QS-104200?tab=prices');
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Contract and price').click();
  await expect.poll(() => shown.address()).toBe('/services/QS-104200?tab=contract');
  await tab('Overview').click();
  await expect.poll(() => shown.address()).toBe('/services/QS-104200');
});

it('An edit is sent with the version that it began with [SVC-6]', async () => {
  open('/services/QS-104200', { changeService: liveService });
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Bristol head office');
  await save.click();
  await expect.poll(() => sent('changeService')).toHaveLength(1);
  const [edit] = sent('changeService');
  expect(edit?.headers.get('if-match')).toBe('"7"');
  expect(edit?.body).toEqual({
    name: 'Bristol head office',
    customerReference: 'BRS-HQ',
    costCentre: 'CC-410',
  });
});

it('An error that only the server finds is at its field, and nothing typed is lost [SVC-6]', async () => {
  const errors = [{ pointer: '/costCentre', detail: 'There is no cost centre of this name' }];
  open('/services/QS-104200', {
    changeService: () => Response.json({ title: 'Invalid', status: 422, errors }, { status: 422 }),
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  const costCentre = page.getByRole('textbox', { name: /^Cost centre/ });
  await costCentre.fill('CC-999');
  await save.click();
  await expect.element(costCentre).toBeInvalid();
  await expect.element(costCentre).toHaveValue('CC-999');
});

it('Unsaved names are restored after Escape, and discarded after Cancel [SVC-6]', async () => {
  open('/services/QS-104200');
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  await name.fill('Half a name');
  await page.getByRole('button', { name: 'Close' }).click();
  await edit.click();
  await expect.element(name).toHaveValue('Half a name');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect.element(name).toHaveValue(liveService.name);
});

const costCentre = page.getByRole('textbox', { name: /^Cost centre/ });
const noor = { changedBy: 'Noor Rahman', changedAt: '2026-11-13T09:12:00Z' };

it('After a conflict the form shows what else the other user changed, and the choice is then sent with the version that it was compared with [SVC-7]', async () => {
  const theirs = { ...liveService, etag: '"8"', name: 'Bristol HQ', costCentre: 'CC-7' };
  open('/services/QS-104200', { changeService: problemResponse(412, 'Noor Rahman changed it.') });
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Bristol head office');
  shown.script({ getService: () => Response.json(theirs) });
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Noor Rahman changed it\./);
  shown.script({ changeService: () => Response.json(theirs) });
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(costCentre).toHaveValue('CC-7');
  await expect.element(name).toHaveValue('Bristol head office');
  expect(sent('changeService')).toHaveLength(1);
  await save.click();
  await expect.poll(() => sent('changeService')).toHaveLength(2);
  const second = sent('changeService')[1];
  expect(second?.headers.get('if-match')).toBe('"8"');
  expect(second?.body).toEqual({
    name: 'Bristol head office',
    customerReference: 'BRS-HQ',
    costCentre: 'CC-7',
  });
});

it('Two people who change different names both keep their work, and nothing is left to restore [SVC-7]', async () => {
  // The refusal does not say who it was, but their version does.
  let stored: object = { ...liveService, ...noor, etag: '"8"', name: 'Bristol HQ' };
  open('/services/QS-104200', {
    changeService({ headers, body }: { headers: Headers; body: object }) {
      if (headers.get('if-match') !== '"8"') return problemResponse(412);
      stored = { ...stored, ...body, etag: '"9"' };
      return Response.json(stored);
    },
  });
  const edit = page.getByRole('button', { name: 'Edit' });
  await edit.click();
  await costCentre.fill('CC-7');
  shown.script({ getService: () => Response.json(stored) });
  await save.click();
  await expect.element(page.getByText('Noor Rahman changed this too')).toBeVisible();
  await expect.element(name).toHaveValue('Bristol HQ');
  expect(sent('changeService')).toHaveLength(1);
  await save.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('changeService').at(-1)?.body).toMatchObject({ name: 'Bristol HQ', costCentre: 'CC-7' });
  await edit.click();
  await expect.element(costCentre).toHaveValue('CC-7');
  await expect.element(name).toHaveValue('Bristol HQ');
  await expect.element(page.getByText(/restored your draft/)).not.toBeInTheDocument();
});

it('A service that another user changed says who changed it, and when, beside both versions [SVC-7]', async () => {
  const theirs = { ...liveService, etag: '"8"', name: 'Bristol HQ' };
  open('/services/QS-104200', { changeService: problemResponse(412, 'Changed.', noor) });
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Bristol head office');
  shown.script({ getService: () => Response.json(theirs) });
  await save.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this service first')).toBeVisible();
  await expect.element(alert).toMatchTextContent(/^Noor Rahman changed this service first.*13 Nov 2026/);
});

it('A conflict about names that were restored asks one question, and answering it answers whether they stay [SVC-7]', async () => {
  open('/services/QS-104200', { changeService: problemResponse(412, 'Changed.', noor) });
  const edit = page.getByRole('button', { name: 'Edit' });
  const discard = page.getByRole('button', { name: /Discard/ });
  await edit.click();
  await name.fill('Bristol head office');
  await page.getByRole('button', { name: 'Close' }).click();
  await edit.click();
  await expect.element(discard).toBeVisible();
  shown.script({ getService: () => Response.json({ ...liveService, etag: '"8"', name: 'Bristol HQ' }) });
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await expect.element(discard).not.toBeInTheDocument();
  shown.script({ changeService: problemResponse(500) });
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => sent('changeService')).toHaveLength(2);
  await expect.element(save).toBeVisible();
  await expect.element(discard).not.toBeInTheDocument();
});

it('The form shows what the other user changed, who and when, before it is sent [SVC-7]', async () => {
  const theirs = { ...liveService, etag: '"8"', name: 'Bristol HQ' };
  open('/services/QS-104200', { changeService: problemResponse(412, 'Changed.', noor) });
  await page.getByRole('button', { name: 'Edit' }).click();
  await costCentre.fill('CC-7');
  shown.script({ getService: () => Response.json(theirs) });
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Noor Rahman changed this too')).toBeVisible();
  await expect.element(dialog.getByText(/^13 Nov 2026/)).toBeVisible();
  await expect.element(dialog.getByRole('definition').getByText('Bristol HQ')).toBeVisible();
});

it('While the other version cannot be loaded nothing is saved, and saving again asks about it [SVC-7]', async () => {
  open('/services/QS-104200', { changeService: problemResponse(412) });
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Bristol head office');
  shown.script({ getService: problemResponse(400) });
  await save.click();
  await expect.element(page.getByText(/Failed with 400/)).toBeVisible();
  shown.script({
    getService: () => Response.json({ ...liveService, etag: '"8"', name: 'Bristol HQ' }),
  });
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Bristol HQ/);
  await expect.element(name).toHaveValue('Bristol head office');
});

it('What was typed into an edit is there again when the service may be read again [ACCESS-27]', async () => {
  open('/services/QS-104200', { changeService: problemResponse(403) });
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Bristol head office');
  shown.script({ getService: problemResponse(403, 'You have no access to Apollo.') });
  await save.click();
  await expect.element(page.getByText(/You have no access to Apollo/).first()).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  expect(shown.container.textContent).not.toContain(liveService.name);
  shown.script({ getService: () => Response.json(liveService) });
  shown.navigate('/services');
  await expect.poll(() => shown.address()).toBe('/services');
  shown.navigate('/services/QS-104200');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(name).toHaveValue('Bristol head office');
});

it('A lock that someone overtook shows the service as it is, and is then sent with its new version [SVC-8]', async () => {
  open('/services/QS-104200', { setChangeLock: problemResponse(412) });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Lock against change' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Year-end freeze');
  shown.script({ getService: () => Response.json({ ...liveService, etag: '"8"' }) });
  const lock = page.getByRole('button', { name: 'Lock', exact: true });
  await lock.click();
  await page.getByRole('button', { name: 'Look again' }).click();
  shown.script({ setChangeLock: () => Response.json({ ...liveService, etag: '"9"' }) });
  await lock.click();
  await expect.poll(() => sent('setChangeLock')).toHaveLength(2);
  expect(sent('setChangeLock').map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"']);
  expect(sent('setChangeLock')[1]?.body).toEqual({ locked: true, reason: 'Year-end freeze' });
});

it('A lock that the service does not allow any more says why, who changed it and when, and is not offered again [SVC-8]', async () => {
  open('/services/QS-104200', {
    setChangeLock: problemResponse(409, 'This service ends.', {
      type: 'urn:quayside:problem:wrong-state',
      ...noor,
    }),
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Lock against change' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Year-end freeze');
  const lock = page.getByRole('button', { name: 'Lock', exact: true });
  await lock.click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent(/This service ends\. Noor Rahman, 13 Nov 2026.*Year-end freeze/);
  await expect.element(lock).not.toBeInTheDocument();
});

it.each([
  ['unpaidInvoice', /because an invoice is overdue\. To resume it, pay the invoice and raise a case\./],
  ['requested', /because your company asked for it\. To resume it, raise a case\./],
])(
  'A service that is suspended (%s) says why, since when and how to resume it [SVC-11]',
  async (reason, text) => {
    const suspension = { ...suspendedService.suspension, reason };
    open('/services/QS-104200', { getService: { ...suspendedService, suspension } });
    const alert = page.getByText(text);
    await expect.element(alert).toBeVisible();
    expect(alert.element().parentElement?.textContent).toContain('3 Nov 2026');
    await page.getByRole('link', { name: 'Raise a case' }).first().click();
    await expect.poll(() => shown.address()).toBe('/new-support-case?serviceId=QS-104200');
  },
);

it('A failed unlock says so, and the service stays locked [SVC-8]', async () => {
  open('/services/QS-104200', {
    getService: () => Response.json(lockedService),
    setChangeLock: problemResponse(500),
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
  await expect.element(page.getByText(/Nothing was changed\./)).toBeVisible();
  await expect.element(page.getByRole('alertdialog', { name: 'Unlock the service?' })).toBeVisible();
});

it('A refused action says why when it is pressed, and names the administrators if a role would allow it [ACCESS-25]', async () => {
  await page.viewport(1200, 900);
  // It is marked as disabled, which the test would wait for.
  const pressed = { force: true };
  const reason = 'Your role Read-only may not request changes.';
  const refused = { ...liveService, allowedActions: [] };
  open('/services/QS-104200', {
    getProfile: profile,
    getService: {
      ...refused,
      refusedActions: [
        { action: 'edit', reason, permission: 'requestChanges' },
        { action: 'raiseCase', reason: 'The service is ceased.' },
      ],
    },
  });
  await page.getByRole('button', { name: 'Edit' }).click(pressed);
  const why = page.getByRole('dialog', { name: 'Why this isn’t possible' });
  await expect.element(why.getByText(reason)).toBeVisible();
  await expect
    .element(why.getByRole('link', { name: 'Priya Shah' }))
    .toHaveAttribute('href', 'mailto:priya.shah@northgate.example');
  await page.getByRole('button', { name: 'Raise a case' }).click(pressed);
  await expect.element(why.getByText('The service is ceased.')).toBeVisible();
  await expect.element(why.getByRole('link')).not.toBeInTheDocument();
});
