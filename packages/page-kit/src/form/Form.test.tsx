import { problemResponse, type RenderedPage } from '@quayside/portal-core/page-testing';
import { defineArea, useAction, type SendableCall } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { renderKitPage } from '../page-testing/renderKitPage.tsx';
import { createTestUser } from '@quayside/portal-core/testing';
import { CaseForm, useCaseForm, validCase, type CaseInput } from './caseForm.fixtures.tsx';
import { useFormDraft } from './useFormDraft.ts';

// Any write of the contract: the sandbox has no cases yet.
const path = '/api/identity/rest/global-notification/notifications/contact-role-management/submit';
const openCase: SendableCall<CaseInput, unknown> = {
  send: (http, body) => http.post(path, body),
};
const onSaved = vi.fn<() => void>();

function NewCasePage(): JSX.Element {
  const { run } = useAction(openCase, { failure: 'in-place' });
  const form = useCaseForm(run, validCase, onSaved);
  const draft = useFormDraft(form, 'case');
  return (
    <>
      <h1>New case</h1>
      <CaseForm form={form} draft={draft} />
    </>
  );
}

const area = defineArea({
  id: 'support',
  routes: [
    { path: '/new', title: 'New case', page: () => Promise.resolve(NewCasePage) },
    {
      path: '/list',
      title: 'Cases',

      page: () => Promise.resolve(() => <h1>Cases</h1>),
    },
  ],
});

let page: RenderedPage | undefined;
const { firstName, lastName } = createTestUser();

afterEach(() => {
  page?.unmount();
  onSaved.mockReset();
});

const subject = browser.getByRole('textbox', { name: 'Subject' });
const submit = browser.getByRole('button', { name: 'Open case' });
const summary = browser.getByRole('group', { name: 'There’s something to correct' });

function open(submitRoleContacts: Response | (() => Response | Promise<Response>)): RenderedPage {
  page = renderKitPage(area, { path: '/new', api: { submitRoleContacts } });
  return page;
}

function rejectedSubject(): Response {
  const errors = [{ pointer: '/subject', detail: 'There is an open case with this subject' }];
  return Response.json({ title: 'Invalid', status: 422, errors }, { status: 422 });
}

/** A response that arrives when the test says so. */
function laterResponse(): { promise: Promise<Response>; respond: (response: Response) => void } {
  let settle: ((response: Response) => void) | undefined;
  const promise = new Promise<Response>((resolve) => {
    settle = resolve;
  });
  return { promise, respond: (response) => settle?.(response) };
}

it('A form with an invalid field shows the error summary and sends nothing', async () => {
  const { requests } = open(new Response(null, { status: 204 }));
  await subject.fill('');
  await submit.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(subject).toBeInvalid();
  expect(requests).toEqual([]);
});

it('A form that is submitted twice at once sends once, and then counts as saved', async () => {
  const { promise, respond } = laterResponse();
  const { requests } = open(() => promise);
  await submit.dblClick();
  await expect.poll(() => requests.length).toBe(1);
  await subject.click();
  await userEvent.keyboard('{Enter}');
  respond(new Response(null, { status: 204 }));
  await expect.element(browser.getByText(/^Saved/)).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toEqual(validCase);
  expect(onSaved).toHaveBeenCalledOnce();
});

it('Text typed while a form is being saved stays, and counts as unsaved', async () => {
  const { promise, respond } = laterResponse();
  const { navigate } = open(() => promise);
  await submit.click();
  await subject.fill('Typed in the meantime');
  respond(new Response(null, { status: 204 }));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  await expect.element(subject).toHaveValue('Typed in the meantime');
  navigate('/list');
  await expect.element(browser.getByRole('heading', { name: 'Cases' })).toBeVisible();
  navigate('/new');
  await expect.element(subject).toHaveValue('Typed in the meantime');
});

it('A problem that the server names by JSON pointer stays at its field until the value changes', async () => {
  const { requests } = open(rejectedSubject);
  await submit.click();
  await expect.element(summary).toHaveFocus();
  await browser.getByRole('link', { name: 'There is an open case with this subject' }).click();
  await expect.element(subject).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(subject).toBeInvalid();
  await subject.fill('Another subject');
  await expect.element(subject).toBeValid();
  // The same value can be sent again: the server may think otherwise now.
  await subject.fill(validCase.subject);
  await submit.click();
  await expect.poll(() => requests.length).toBe(2);
});

it('A form whose save has no known end says so, keeps the typed values and can be saved again', async () => {
  open(problemResponse(500));
  await subject.fill('Line down');
  await submit.click();
  const fault = browser.getByRole('group', { name: 'We don’t know whether this was done' });
  await expect.element(fault.getByText(/still here.*Nothing is done twice/)).toBeVisible();
  await expect.element(subject).toHaveValue('Line down');
});

it.each([
  ['who was first', { changedBy: 'Noor Rahman' }, 'Noor Rahman changed this too'],
  [
    'the user’s own other tab',
    { changedBy: `${firstName} ${lastName}` },
    'In another tab, you changed this too',
  ],
  ['nobody that the server does not name', {}, 'This changed since you looked at it'],
])('A conflict names %s, and the typed values stay', async (_who, problem, title) => {
  open(problemResponse(412, 'Changed.', problem));
  await subject.fill('Line down');
  await submit.click();
  await expect.element(browser.getByRole('alert').getByText(title)).toBeVisible();
  await expect.element(subject).toHaveValue('Line down');
});

it('A draft fills the form when its page opens again, and can be discarded', async () => {
  const { navigate } = open(new Response(null, { status: 204 }));
  await subject.fill('Half a sentence');
  navigate('/list');
  await expect.element(browser.getByRole('heading', { name: 'Cases' })).toBeVisible();
  navigate('/new');
  await expect.element(subject).toHaveValue('Half a sentence');
  await browser.getByRole('button', { name: 'Discard' }).click();
  await expect.element(subject).toHaveValue(validCase.subject);
  navigate('/list');
  await expect.element(browser.getByRole('heading', { name: 'Cases' })).toBeVisible();
  navigate('/new');
  await expect.element(subject).toHaveValue(validCase.subject);
  await expect.element(browser.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
});

it('The notice about a restored draft goes once the form is saved with it', async () => {
  const { navigate } = open(new Response(null, { status: 204 }));
  await subject.fill('Half a sentence');
  navigate('/list');
  await expect.element(browser.getByRole('heading', { name: 'Cases' })).toBeVisible();
  navigate('/new');
  await expect.element(subject).toHaveValue('Half a sentence');
  await expect.element(browser.getByText('We’ve restored your draft')).toBeVisible();
  await submit.click();
  await expect.element(browser.getByText('We’ve restored your draft')).not.toBeInTheDocument();
});

it('A press is not lost when the field that it leaves has an error, which moves what is below', async () => {
  open(new Response(null, { status: 204 }));
  const tests = browser.getByRole('checkbox', { name: /interrupt the service/ });
  await expect.element(tests).toBeChecked();
  await subject.fill('');
  await tests.click();
  await expect.element(tests).not.toBeChecked();
  await expect.element(subject).toBeInvalid();
});

it('A press on the submit button submits, although the field that it leaves has an error', async () => {
  open(new Response(null, { status: 204 }));
  await subject.fill('');
  await submit.click();
  await expect.element(summary).toHaveFocus();
});
