import { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { errorSummary } from '@quayside/ui/testing';
import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  CaseForm,
  emptyCase,
  useCaseForm,
  validCase,
  type CaseInput,
  type CaseValues,
} from './caseForm.fixtures.tsx';
import type { FormDraft } from './useFormDraft.ts';
import type { FormState } from './useSchemaForm.ts';

interface ExampleProps {
  initial: CaseValues;
  submit: (values: CaseInput) => Promise<ActionState<null>>;
  draft?: FormDraft;
  /** Whether the fields wait for the user's decision. Default false. */
  isHeld?: boolean;
}

function showConflict({ status }: HttpStatusError): JSX.Element {
  return (
    <InlineAlert
      tone="caution"
      live="assertive"
      title="Someone else changed this case"
      action={<Button size="compact">Show both versions</Button>}
    >
      Your changes are still here ({status}).
    </InlineAlert>
  );
}

const held: FormState = {
  status: 'conflict',
  error: new HttpStatusError(412, null, 'Changed.'),
  isHeld: true,
};

function Example({ initial, submit, draft, isHeld = false }: ExampleProps): JSX.Element {
  const form = useCaseForm(submit, initial);
  return (
    <CaseForm
      form={isHeld ? { ...form, state: held } : form}
      {...(draft && { draft })}
      conflict={showConflict}
    />
  );
}

const saved: ActionState<null> = { status: 'done', value: null };

function failed(status: number, problem: HttpStatusError['problem'] = null): ActionState<null> {
  return { status: 'failed', error: new HttpStatusError(status, problem, `Failed with ${status}.`) };
}

const meta = preview.meta<ExampleProps, DecoratorFunction, ExampleProps>({
  title: 'Pages/Form',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { initial: validCase, submit: fn(async () => saved) },
});

export const Empty = meta.story({
  args: { initial: emptyCase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Subject' }));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toBeInvalid());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Packet loss');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toBeValid());
  },
});

export const InvalidSubmit = meta.story({
  args: { initial: emptyCase },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const summary = errorSummary(canvasElement, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Open case' }));
    await waitFor(() =>
      expect(summary.messages()).toEqual([
        'Choose the service',
        'Choose the impact',
        'Enter a subject',
        'Say what happens',
        'Enter the name of the site contact',
        'Enter the telephone number of the site contact',
      ]),
    );
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus());
    await expect(args.submit).not.toHaveBeenCalled();
    await summary.follow('Enter the name of the site contact');
    await expect(canvas.getByRole('textbox', { name: 'Site contact' })).toHaveFocus();
    await summary.follow('Choose the impact');
    await expect(canvas.getByRole('radio', { name: 'Service down' })).toHaveFocus();
  },
});

/** The server names two fields and something that the form does not show. */
export const ServerErrors = meta.story({
  args: {
    submit: fn(async () =>
      failed(422, {
        errors: [
          { pointer: '/contact/phone', detail: 'This number is not in service' },
          { pointer: '/subject', detail: 'There is an open case with this subject' },
          { pointer: '/partner', detail: 'Your account is on hold. Call us.' },
        ],
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open case' }));
    await waitFor(() =>
      expect(errorSummary(canvasElement, userEvent).messages()).toEqual([
        'Your account is on hold. Call us.',
        'There is an open case with this subject',
        'This number is not in service',
      ]),
    );
    const phone = canvas.getByRole('textbox', { name: 'Telephone' });
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveValue(validCase.contact.phone);
  },
});

/** The user may not send it, and reads whom to ask. */
export const Refused = meta.story({
  args: {
    submit: fn(async () =>
      failed(403, {
        message: 'Your role Sales may not raise or change cases.',
        administrators: [{ name: 'Priya Shah', email: 'priya.shah@northgate.example' }],
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open case' }));
    await waitFor(() =>
      expect(errorSummary(canvasElement, userEvent).messages()).toEqual([
        'Your role Sales may not raise or change cases. Ask Priya Shah.',
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Priya Shah' })).toHaveAttribute(
      'href',
      'mailto:priya.shah@northgate.example',
    );
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue(validCase.subject);
  },
});

/** The server could not be reached. */
export const NotSaved = meta.story({
  args: { submit: fn(async () => failed(503)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open case' }));
    await waitFor(() => expect(errorSummary(canvasElement, userEvent).messages()).toHaveLength(1));
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue(validCase.subject);
  },
});

export const Saving = meta.story({
  args: { submit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open case' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), '{Enter}');
    await expect(args.submit).toHaveBeenCalledOnce();
  },
});

/** Saved, until something changes. */
export const Saved = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open case' }));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement());
    await expect(args.submit).toHaveBeenCalledWith(validCase);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), '!');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement());
  },
});

export const Conflict = meta.story({
  args: { submit: fn(async () => failed(412)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open case' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('412');
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue(validCase.subject);
  },
});

/** Nothing can be typed until the user has decided about the conflict. */
export const Held = meta.story({
  args: { isHeld: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Service down' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Open case' })).toBeDisabled();
  },
});

export const RestoredDraft = meta.story({
  args: { draft: { restoredAt: new Date(2026, 10, 21, 10, 42), keep: fn(), discard: fn() } },
});
