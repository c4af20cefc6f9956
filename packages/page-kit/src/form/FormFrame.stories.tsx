import type { ActionState } from '@quayside/portal-core/resource';
import { errorSummary } from '@quayside/ui/testing';
import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ConflictAlert } from '../versions/ConflictAlert.tsx';
import { FormFrame } from './FormFrame.tsx';
import {
  emptyNotice,
  longNotice,
  NoticeFields,
  noticeSchema,
  refused,
  saved,
  validNotice,
  type NoticeValues,
} from './noticeForm.fixtures.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

const discard = fn();

interface ExampleProps {
  initial: NoticeValues;
  submit: (values: NoticeValues) => Promise<ActionState<null>>;
  title: string;
}

function showConflict(): JSX.Element {
  return (
    <ConflictAlert
      title="Somebody published a notice with this title first"
      items={[]}
      choices={[{ label: 'Discard my changes', onChoose: discard }]}
    />
  );
}

/** A page that publishes a notice. */
function Example({ initial, submit, title }: ExampleProps): JSX.Element {
  const form = useSchemaForm({ schema: noticeSchema, initial, submit });
  return (
    <main>
      <FormFrame
        form={form}
        title={title}
        lead="Everybody in the building sees it on the first page."
        parents={[{ id: 'board', label: 'Noticeboard', href: '/noticeboard' }]}
        submit="Publish"
        conflict={showConflict}
      >
        <NoticeFields form={form} />
      </FormFrame>
    </main>
  );
}

const meta = preview.meta<ExampleProps, DecoratorFunction, ExampleProps>({
  title: 'Pages/FormFrame',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { initial: emptyNotice, submit: fn(async () => saved), title: 'New notice' },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/noticeboard');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeValid();
  },
});

export const Filled = meta.story({
  args: { initial: validNotice },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(validNotice));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const summary = errorSummary(canvasElement, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(summary.messages()).toEqual(['Enter a title', 'Enter the place', 'Say what happens']),
    );
    await summary.follow('Say what happens');
    await expect(canvas.getByRole('textbox', { name: /^Text/ })).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  args: { initial: validNotice, submit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Conflict = meta.story({
  args: { initial: validNotice, submit: fn(async () => refused(409)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(canvas.getByText('Somebody published a notice with this title first')).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(validNotice.title);
  },
});

export const LongText = meta.story({
  args: {
    initial: longNotice,
    title: 'New notice for everybody who works in the harbour building or visits it this week',
  },
});
