import type { EntityTag } from '@quayside/portal-core/calls';
import { HttpStatusError, NetworkError } from '@quayside/portal-core';
import type { RenderedPage } from '@quayside/portal-core/page-testing';
import { defineArea } from '@quayside/portal-core/react';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderKitPage } from '../page-testing/renderKitPage.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { FormFoot } from './FormFoot.tsx';
import { useVersionedForm } from './useVersionedForm.tsx';

interface Range {
  readonly etag: EntityTag;
  readonly label: string;
}

const first: Range = { etag: '"1"', label: 'Reception' };
const theirs: Range = { etag: '"2"', label: 'Sales' };

function RangePage(): JSX.Element {
  const [range, setRange] = useState(first);
  const { form, draft, conflict } = useVersionedForm({
    key: 'range',
    noun: 'range',
    thing: range,
    schema: v.object({ label: v.string() }),
    valuesOf: ({ label }) => ({ label }),
    describe: ({ label }) => [{ id: 'label', term: 'Label', text: label }],
    send: async (_http, { label }, { etag }) => {
      if (etag !== theirs.etag) throw new HttpStatusError(412, { changedBy: 'Noor Rahman' }, 'Changed.');
      return { etag: '"3"', label };
    },
    read: async () => {
      if (isLost) throw new NetworkError('No response.');
      return theirs;
    },
    reload: async () => setRange(theirs),
    onSaved: setRange,
  });
  return (
    <>
      <h1>Range</h1>
      <Form form={form} draft={draft} conflict={conflict}>
        <FormField form={form} name="label" label="Label">
          {(control) => <TextField {...control} />}
        </FormField>
        <FormFoot form={form} submit="Save" />
      </Form>
    </>
  );
}

const area = defineArea({
  id: 'voice',
  routes: [{ path: '/range', title: 'Range', page: () => Promise.resolve(RangePage) }],
});

const label = browser.getByRole('textbox', { name: 'Label' });
const save = browser.getByRole('button', { name: 'Save' });
let page: RenderedPage;
/** Whether no read gets a response. */
let isLost: boolean;

afterEach(() => page.unmount());

/** Saves over a version that somebody else has changed. */
async function meetConflict({ reads = true } = {}): Promise<void> {
  isLost = !reads;
  page = renderKitPage(area, { path: '/range' });
  await label.fill('Front desk');
  await save.click();
}

it('A form that asks about a conflict has the focus in the question, and disables its fields and its button', async () => {
  await meetConflict();
  await expect.element(label).toBeDisabled();
  await expect.element(save).toBeDisabled();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/^Noor Rahman changed this range first/);
});

it.each([
  ['Take theirs', 'Sales'],
  ['Keep mine', 'Front desk'],
])('A form whose user chose “%s” is enabled again, with the focus on its button', async (choice, value) => {
  await meetConflict();
  await browser.getByRole('button', { name: choice }).click();
  await expect.element(label).toHaveValue(value);
  await expect.element(label).toBeEnabled();
  await expect.element(save).toHaveFocus();
});

it('A form that cannot read the version that it met names its author, keeps what was typed and tries again on demand', async () => {
  await meetConflict({ reads: false });
  const alert = browser.getByRole('alert');
  await expect.element(alert.getByText('Noor Rahman changed this range first')).toBeVisible();
  await expect.element(alert.getByText(/isn’t saved.*still here.*Check your connection/)).toBeVisible();
  await expect.element(label).toHaveValue('Front desk');
  await expect.element(label).toBeEnabled();
  isLost = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await browser.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(label).toHaveValue('Front desk');
  await expect.element(label).toBeEnabled();
});
