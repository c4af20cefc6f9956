import type { EntityTag } from '@quayside/portal-core/calls';
import { HttpStatusError } from '@quayside/portal-core';
import type { RenderedPage } from '@quayside/portal-core/page-testing';
import { defineArea } from '@quayside/portal-core/react';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
      if (etag !== theirs.etag) throw new HttpStatusError(412, null, 'Changed.');
      return { etag: '"3"', label };
    },
    read: async () => theirs,
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

beforeEach(async () => {
  page = renderKitPage(area, { path: '/range' });
  await label.fill('Front desk');
  await save.click();
});

afterEach(() => page.unmount());

it('A form that asks about a conflict has the focus in the question, and disables its fields and its button', async () => {
  await expect.element(label).toBeDisabled();
  await expect.element(save).toBeDisabled();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/changed since you looked at it/);
});

it.each([
  ['Take theirs', 'Sales'],
  ['Keep mine', 'Front desk'],
])('A form whose user chose “%s” is enabled again, with the focus on its button', async (choice, value) => {
  await browser.getByRole('button', { name: choice }).click();
  await expect.element(label).toHaveValue(value);
  await expect.element(label).toBeEnabled();
  await expect.element(save).toHaveFocus();
});
