import { HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import { useComboboxState } from '@quayside/ui/Combobox';
import { useMultiSelectState } from '@quayside/ui/MultiSelect';
import { errorSummary } from '@quayside/ui/testing';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Upload } from '@quayside/shared/conversation/createUploads.ts';
import { useSchemaForm, type FormDraft } from '@quayside/page-kit/form';
import { serviceOption } from '@quayside/shared/services/serviceOption.ts';
import type { ServiceIssues } from '../api.ts';
import { emptyNewCase, newCaseSchema, type NewCaseValues, type ValidNewCase } from './newCaseSchema.ts';
import { newCaseSteps, type NewCaseStep } from './newCaseSteps.ts';
import { fieldOf } from './toNewCase.ts';
import type { NewCaseFiles } from './useNewCaseFiles.ts';
import { KnownIssues } from './KnownIssues.tsx';
import { answeredFault, answeredQuestion, brokenService } from '../newCase.fixtures.ts';
import { NewCaseWizard } from './NewCaseWizard.tsx';
import { noIssues, serviceIssues } from '../summary.fixtures.ts';

interface NewCaseStoryProps {
  values: NewCaseValues;
  step: NewCaseStep;
  issues: AsyncContentState<ServiceIssues>;
  submit: (values: ValidNewCase) => Promise<ActionState<null>>;
  restoredAt: Date | null;
  isServiceMissing: boolean;
  uploads: readonly Upload[];
  onContinue: () => void;
  onLeave: () => void;
}

/** The wizard over a form, without the portal around it. */
function NewCaseStory(props: NewCaseStoryProps): JSX.Element {
  const { values: initial, step, issues, submit, restoredAt, isServiceMissing } = props;
  const form = useSchemaForm({ schema: newCaseSchema, initial, submit, fieldOf });
  const values = useWatch({ control: form.control, compute: (typed: NewCaseValues) => typed });
  const draft: FormDraft = { restoredAt, keep: ignore, discard: form.reset };
  const { props: service } = useComboboxState(values.service && serviceOption(values.service));
  const { props: colleagues } = useMultiSelectState(
    values.followers.map(({ id, name }) => ({ id, label: name })),
  );
  return (
    <main>
      <NewCaseWizard
        form={form}
        values={values}
        step={step}
        leftSteps={new Set(newCaseSteps.slice(0, newCaseSteps.indexOf(step)))}
        serviceId=""
        isServiceMissing={isServiceMissing}
        draft={draft}
        files={filesOf(props.uploads)}
        failedByFiles={props.uploads.some(({ state }) => state.status === 'failed') ? 1 : 0}
        isWaitingForFiles={false}
        onSubmit={() => void form.submit()}
        search={{ ...service, results: { status: 'ready', options: [serviceOption(brokenService)] } }}
        colleagues={{
          ...colleagues,
          results: { status: 'ready', options: [{ id: 'noor', label: 'Noor Rahman' }] },
        }}
        known={
          <KnownIssues
            state={issues}
            serviceId="QS-104200"
            followingCase={null}
            onFollow={ignore}
            onRetry={ignore}
          />
        }
        onContinue={props.onContinue}
        onLeave={props.onLeave}
      />
    </main>
  );
}

function filesOf(files: readonly Upload[]): NewCaseFiles {
  return {
    files,
    rejected: [],
    restoredAt: null,
    add: ignore,
    remove: ignore,
    retry: ignore,
    keep: ignore,
    clear: ignore,
    isUploaded: async () => true,
    attachmentIds: () => [],
  };
}

const uploads: readonly Upload[] = [
  { id: '1', name: 'router.log', sizeBytes: 22_000, state: { status: 'uploading', share: 0.4 } },
  {
    id: '2',
    name: 'front-panel.jpg',
    sizeBytes: 2_400_000,
    state: {
      status: 'attached',
      attachment: {
        id: 'AT-1',
        name: 'front-panel.jpg',
        size: 2_400_000,
        mediaType: 'image/jpeg',
        scan: 'clean',
      },
    },
  },
  {
    id: '3',
    name: 'trace.zip',
    sizeBytes: 18_000_000,
    state: { status: 'failed', reason: 'The connection was lost.' },
  },
];

function ignore(): void {
  // The story ends here.
}

const saved: ActionState<null> = { status: 'done', value: null };

function failed(status: number, problem: HttpStatusError['problem'] = null): ActionState<null> {
  return { status: 'failed', error: new HttpStatusError(status, problem, `Failed with ${status}.`) };
}

const meta = preview.meta<NewCaseStoryProps, DecoratorFunction, NewCaseStoryProps>({
  title: 'Pages/Support/New case',
  component: NewCaseStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    values: answeredFault,
    step: 'review',
    issues: { status: 'ready', data: serviceIssues },
    restoredAt: null,
    isServiceMissing: false,
    uploads: [],
    submit: fn(async () => saved),
    onContinue: fn(),
    onLeave: fn(),
  },
});

const submitIn = (root: HTMLElement): Element => root.querySelector('[type="submit"]') ?? root;

/** The known issues of a service are shown as soon as it is chosen. */
export const Service = meta.story({
  args: { step: 'service' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Fibre cut near Bristol/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

/** Without a service there is nothing to search. */
export const NotAboutAService = meta.story({
  args: { step: 'service', values: emptyNewCase },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Service' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Not about a service' }));
    await expect(canvas.queryByRole('combobox', { name: 'Service' })).toBeNull();
  },
});

export const ServiceNotFound = meta.story({
  args: { step: 'service', values: emptyNewCase, isServiceMissing: true },
});

/** A failed check keeps nobody from going on. */
export const CheckFailed = meta.story({
  args: { step: 'service', issues: { status: 'failed', reference: 'getServiceIssues 500' } },
});

/** Only a fault has an impact. */
export const Problem = meta.story({
  args: { step: 'problem' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Down' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Billing' }));
    await expect(canvas.queryByRole('radio', { name: 'Down' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fault' }));
    await expect(canvas.getByRole('radio', { name: 'Down' })).toBeChecked();
  },
});

/** A field shows its error when the user leaves it. */
export const FieldError = meta.story({
  args: { step: 'details' },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /^Telephone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'ask Tom');
    await userEvent.tab();
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(phone).toHaveAccessibleDescription(/Enter a telephone number/);
  },
});

export const DetailsOfAFault = meta.story({ args: { step: 'details' } });

export const DetailsOfAQuestion = meta.story({
  args: { step: 'details', values: answeredQuestion },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
});

export const Extras = meta.story({ args: { step: 'extras' } });

export const Files = meta.story({ args: { step: 'extras', uploads } });

/** A case is not sent without a file that the user wanted to send. */
export const FileFailed = meta.story({
  args: { uploads },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /“trace.zip” was not uploaded/ })).toHaveAttribute(
      'href',
      '/new-support-case?step=extras#files',
    );
  },
});

/** All values, and the known issues of the service again. */
export const Review = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const problem = within(canvas.getByRole('region', { name: 'What you need' }));
    await expect(problem.getByRole('link')).toHaveAttribute('href', '/new-support-case?step=problem');
    await expect(canvas.getByText(/Fibre cut near Bristol/)).toBeVisible();
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
});

export const ReviewOfAQuestion = meta.story({ args: { values: answeredQuestion } });

/** A case with missing values is not sent. Each message leads to the step of its field. */
export const Incomplete = meta.story({
  args: {
    values: { ...answeredFault, subject: '', service: null },
    issues: { status: 'ready', data: noIssues },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    const summary = errorSummary(canvasElement, userEvent);
    await waitFor(() =>
      expect(summary.messages()).toEqual([
        'Choose the service from the list, or say that it is about something else',
        'Enter a subject',
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Enter a subject' })).toHaveAttribute(
      'href',
      '/new-support-case?step=problem#subject',
    );
    await expect(args.submit).not.toHaveBeenCalled();
  },
});

/** An error that only the server finds leads to its field, too. */
export const ServerErrors = meta.story({
  args: {
    submit: fn(async () =>
      failed(422, { errors: [{ pointer: '/serviceId', detail: 'This service has ended' }] }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(await canvas.findByRole('link', { name: 'This service has ended' })).toHaveAttribute(
      'href',
      '/new-support-case?step=service#service',
    );
  },
});

/** The server could not be reached. Everything typed is still there. */
export const NotSaved = meta.story({
  args: { submit: fn(async () => failed(503)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(errorSummary(canvasElement, userEvent).messages()).toHaveLength(1));
    await expect(canvas.getByText(answeredFault.subject)).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { submit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement, userEvent }) => {
    const button = submitIn(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const RestoredDraft = meta.story({
  args: { step: 'problem', restoredAt: new Date(2026, 10, 21, 10, 42) },
});

export const LongText = meta.story({
  args: {
    values: {
      ...answeredFault,
      subject: 'Störungsmeldung'.repeat(13),
      description: `${'https://status.example/'.repeat(20)}\n${'انقطاع الخدمة '.repeat(20)}`,
      followers: Array.from({ length: 20 }, (_, index) => ({
        id: String(index),
        name: `Colleague number ${index}`,
      })),
    },
  },
});
