import { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { dialog, errorSummary } from '@quayside/ui/testing';
import { useState, type JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  CaseForm,
  emptyCase,
  subjectLabel,
  subjectMissing,
  useCaseForm,
  validCase,
  type CaseInput,
  type CaseValues,
} from './caseForm.fixtures.tsx';
import type { FormDraft } from './useFormDraft.ts';

interface CreatePageProps {
  initial: CaseValues;
  submit: (values: CaseInput) => Promise<ActionState<null>>;
  draft?: FormDraft;
  /** The user is about to leave with unsaved work. */
  isLeaving?: boolean;
  onStay: () => void;
}

/** A page that creates one thing: heading, one column of fields, actions at the foot. */
function CreatePage({ initial, submit, draft, isLeaving = false, onStay }: CreatePageProps): JSX.Element {
  const form = useCaseForm(submit, initial);
  const [isAsking, setIsAsking] = useState(isLeaving);
  const stay = (): void => {
    setIsAsking(false);
    onStay();
  };
  return (
    <main>
      <PageContent>
        <PageHeader
          title="New case"
          breadcrumbs={
            <Breadcrumbs items={[{ id: 'support', label: 'Support', href: '/support' }]} current="New case" />
          }
          lead="We reply within two hours, and within 30 minutes when a service is down."
        />
        <CaseForm form={form} {...(draft && { draft })} />
      </PageContent>
      <ConfirmDialog
        open={isAsking}
        title="Leave this page?"
        labels={{ confirm: 'Leave', cancel: 'Stay' }}
        onConfirm={() => setIsAsking(false)}
        onCancel={stay}
      >
        <p>The case isn’t open yet. We keep what you typed as a draft in this tab.</p>
      </ConfirmDialog>
    </main>
  );
}

const saved: ActionState<null> = { status: 'done', value: null };

function failed(status: number, problem: HttpStatusError['problem'] = null): ActionState<null> {
  return { status: 'failed', error: new HttpStatusError(status, problem, `Failed with ${status}.`) };
}

const submitIn = (root: HTMLElement): Element => root.querySelector('[type="submit"]') ?? root;

const meta = preview.meta<CreatePageProps, DecoratorFunction, CreatePageProps>({
  title: 'Patterns/Create',
  component: CreatePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { initial: validCase, submit: fn(async () => saved), onStay: fn() },
});

/** A failed submit sends nothing. The summary takes focus, and each message leads to its field. */
export const Empty = meta.story({
  args: { initial: emptyCase },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const summary = errorSummary(canvasElement, userEvent);
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(summary.messages()).toHaveLength(6));
    await waitFor(() => expect(canvas.getAllByRole('group')[0]).toHaveFocus());
    await summary.follow(subjectMissing);
    await expect(canvas.getByRole('textbox', { name: subjectLabel })).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
});

export const Answered = meta.story();

/** The restored draft has all typed text. */
export const RestoredDraft = meta.story({
  args: { draft: { restoredAt: new Date(2026, 10, 21, 10, 42), keep: fn(), discard: fn() } },
});

/** An error that only the server can find is shown at its field and in the summary. */
export const ServerErrors = meta.story({
  args: {
    submit: fn(async () =>
      failed(422, {
        errors: [{ pointer: '/subject', detail: 'Case C-204986 with this subject is open already' }],
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(errorSummary(canvasElement, userEvent).messages()).toHaveLength(1));
    await expect(canvas.getByRole('textbox', { name: subjectLabel })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: subjectLabel })).toHaveValue(validCase.subject);
  },
});

/** The server could not be reached. Everything typed is still there. */
export const NotSaved = meta.story({
  args: { submit: fn(async () => failed(503)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(errorSummary(canvasElement, userEvent).messages()).toHaveLength(1));
    await expect(canvas.getByRole('textbox', { name: subjectLabel })).toHaveValue(validCase.subject);
  },
});

export const Saving = meta.story({
  args: { submit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, args, userEvent }) => {
    const button = submitIn(canvasElement);
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.submit).toHaveBeenCalledOnce();
  },
});

/** Leaving asks for confirmation once, and only with unsaved changes. */
export const Leaving = meta.story({
  args: { isLeaving: true },
  play: async ({ args, userEvent }) => {
    const question = dialog(document, userEvent);
    await question.opened();
    await expect(question.buttons()).toHaveLength(2);
    await question.pressEscape();
    await question.closed();
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});
