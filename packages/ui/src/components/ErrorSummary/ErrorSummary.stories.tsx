import { useState, type JSX, type SubmitEvent } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { errorSummary } from '../../testing/errorSummary.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type ErrorSummaryItem } from './ErrorSummary.tsx';

const errors: ErrorSummaryItem[] = [
  { id: 'subject', message: 'Enter a subject', controlId: 'subject' },
  { id: 'impact', message: 'Choose the impact', controlId: 'impact' },
];

const meta = preview.meta({
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    layout: 'padded',
  },
  args: { errors },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** Errors of the form as a whole are not links. Errors of another page link to that page. */
export const WithoutField = meta.story({
  args: {
    errors: [
      {
        id: 'credit',
        message: 'This order is above your credit limit. Ask your account manager to raise it.',
      },
      { id: 'sites', message: 'Sites: choose an address for 3 rows', href: '#/orders/12/sites' },
    ],
    headingLevel: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/orders/12/sites');
  },
});

function CaseForm(): JSX.Element {
  const [attempts, setAttempts] = useState(0);
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setAttempts(attempts + 1);
  }
  const isInvalid = attempts > 0;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={24}>
        {isInvalid && <ErrorSummary errors={errors} focusKey={attempts} />}
        <Field label="Subject" controlId="subject" error={isInvalid && 'Enter a subject'}>
          <TextField />
        </Field>
        <RadioGroup
          id="impact"
          label="Impact"
          error={isInvalid && 'Choose the impact'}
          options={[
            { value: 'down', label: 'Service down' },
            { value: 'none', label: 'No impact' },
          ]}
        />
        <Stack direction="row">
          <Button type="submit" variant="primary">
            Open case
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** The summary takes focus after each failed submit, and its links focus the fields. */
export const AfterSubmit = meta.story({
  render: () => <CaseForm />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = errorSummary(canvasElement, userEvent);
    await expect(summary.isShown()).toBe(false);
    const submit = canvas.getByRole('button', { name: 'Open case' });
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus());
    await expect(summary.messages()).toEqual(['Enter a subject', 'Choose the impact']);
    await summary.follow('Choose the impact');
    await expect(canvas.getByRole('radio', { name: 'Service down' })).toHaveFocus();
    // The second failed submit moves focus again.
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
    await expect(window.location.hash).not.toBe('#subject');
  },
});

/** More than ten errors: the others are below a disclosure. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    errors: Array.from({ length: 34 }, (_, index) => ({
      id: String(index),
      message: `Site ${index + 1}: choose an address for this postcode`,
      href: `#/sites/${index}`,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links[9]).toBeVisible();
    await expect(links[10]).not.toBeVisible();
    const more = canvasElement.querySelector('summary');
    await expect(more).toHaveTextContent('24');
    if (more) await userEvent.click(more);
    await waitFor(() => expect(links[10]).toBeVisible());
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    errors: [
      { id: 'long', message: `Verkürzen Sie ${'Kundenreferenz'.repeat(20)}`, controlId: 'long' },
      { id: 'sentence', message: 'The reference must not be longer than 40 characters. '.repeat(5) },
    ],
    labels: { title: `Bitte korrigieren Sie ${'Angaben'.repeat(20)}` },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Without errors nothing is rendered. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { errors: [], focusKey: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});
