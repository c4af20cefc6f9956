import { expect, fn, within } from 'storybook/test';
import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../.storybook/preview.tsx';
import { forReadOnly, refused } from '@quayside/shared/rights/actions.fixtures.ts';
import type { ProvisioningCase } from '../deliveryApi.ts';
import {
  acceptedDelivery,
  chargeAction,
  chargedDelivery,
  deliveryWith,
  handoverAction,
  milestonesAfter,
  receivedAtMs,
  refusedChargeAction,
  surveyAction,
  wayleaveAction,
} from './delivery.fixtures.ts';
import type { GivenAnswer } from './deliveryAnswers.ts';
import { typedAnswersOf } from './useTypedAnswers.ts';
import type { DeliveryAnswering } from './useDeliveryAnswer.ts';
import { ProvisioningCaseView, type ProvisioningCaseViewProps } from './ProvisioningCaseView.tsx';

const mayNotChange =
  'Your role Read-only may not request changes. An administrator of your company can change your roles.';

const idle: DeliveryAnswering = {
  state: { status: 'idle' },
  ask: fn(),
  send: fn(),
  lookAgain: fn(),
  confirm: fn(),
  close: fn(),
};

function Stateful(props: ProvisioningCaseViewProps) {
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>([]);
  return <ProvisioningCaseView {...props} typed={typedAnswersOf(answers, setAnswers)} />;
}

const ready = (data: ProvisioningCase) => ({ state: { status: 'ready' as const, data } });

const meta = preview.meta<ProvisioningCaseViewProps, DecoratorFunction, ProvisioningCaseViewProps>({
  title: 'Pages/Services/Provisioning case',
  component: ProvisioningCaseView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    caseNumber: 'PC-204292',
    ...ready(chargedDelivery),
    receivedAtMs,
    answering: idle,
    typed: typedAnswersOf([], fn()),
    wayleave: {
      files: [],
      attachmentIds: [],
      add: fn(),
      remove: fn(),
      retry: fn(),
    },
    chat: null,
    conversation: null,
    onRefresh: fn(),
    onPrint: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const input = { action: chargeAction, draft: { answer: 'accept' }, decision: 'acceptCharge' } as const;
const declining = { ...input, draft: { answer: 'decline' }, decision: 'declineCharge' } as const;
const answering = (state: DeliveryAnswering['state']) => ({ answering: { ...idle, state } });

/** A charge stops the delivery until the customer accepts or declines it. */
export const ChargeToApprove = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.answering.ask).toHaveBeenLastCalledWith(declining, chargedDelivery);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the charge' }));
    await expect(args.answering.ask).toHaveBeenLastCalledWith(input, chargedDelivery);
  },
});

/** Declining needs a reason. */
export const Declining = meta.story({
  args: answering({ status: 'asking', input: declining, seen: chargedDelivery }),
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    const decline = dialog.getByRole('button', { name: 'Decline the charge' });
    await expect(decline).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Too expensive.');
    await userEvent.click(decline);
    await expect(args.answering.confirm).toHaveBeenLastCalledWith({
      ...declining,
      draft: { answer: 'decline', reason: 'Too expensive.' },
    });
  },
});

/** The user is no approver: the page says who decides about the charge. */
export const ChargeForColleague = meta.story({
  args: ready({
    ...chargedDelivery,
    waitingFor: 'colleague',
    waitingForPerson: { id: 'priya.shah', name: 'Priya Shah' },
    next: {
      milestone: 'charges',
      by: '2026-11-28',
      owner: 'you',
      needs: 'Priya Shah decides about the excess construction charge.',
    },
    actions: [refusedChargeAction],
    allowedActions: ['reply'],
  }),
});

/** The charge is above the user’s limit, who neither accepts nor declines it. [APPROVAL-6] */
export const ChargeAboveLimit = meta.story({
  args: ready({
    ...chargedDelivery,
    waitingFor: 'colleague',
    waitingForPerson: { id: 'priya.shah', name: 'Priya Shah' },
    actions: [
      {
        ...refusedChargeAction,
        allowedAnswers: [],
        refusedAnswers: refused(
          'The total of £2,856 is above your limit of £1,000. Priya Shah decides about it.',
          'accept',
          'decline',
        ),
      },
    ],
    allowedActions: ['reply'],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/above your limit of £1,000\. Priya Shah decides about it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Accept the charge' })).toBeNull();
  },
});

/** The role Read-only follows a delivery and answers nothing: no button is there, and the page says why and whose turn it is. */
export const ForReadOnly = meta.story({
  args: ready({
    ...forReadOnly(
      deliveryWith(
        { ...surveyAction, allowedAnswers: [], refusedAnswers: refused(mayNotChange, 'confirm') },
        2,
      ),
      'request changes',
    ),
    waitingFor: 'colleague',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your role Read-only may not request changes\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm this time' })).toBeNull();
    await expect(canvas.getByRole('region', { name: /^Next: / })).toHaveTextContent(
      /Who acts\s*Your company/,
    );
  },
});

export const SurveyToConfirm = meta.story({
  args: ready(deliveryWith(surveyAction, 2)),
  play: async ({ args, canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm this time' });
    await userEvent.click(confirm);
    await expect(canvas.getByText('Choose a time')).toBeVisible();
    await expect(args.answering.send).not.toHaveBeenCalled();
    const [, second] = canvas.getAllByRole('radio');
    if (!second) throw new Error('There is one time only.');
    await userEvent.click(second);
    await userEvent.click(confirm);
    await expect(args.answering.send).toHaveBeenCalledWith(
      expect.objectContaining({ draft: { answer: 'confirm', slotId: 'S2' } }),
      expect.anything(),
    );
  },
});

export const WayleaveToUpload = meta.story({
  args: ready(deliveryWith(wayleaveAction, 5)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the wayleave' }));
    await expect(canvas.getByText('Attach the signed wayleave')).toBeVisible();
    await expect(args.answering.send).not.toHaveBeenCalled();
  },
});

export const WayleaveUploaded = meta.story({
  args: {
    ...ready(deliveryWith(wayleaveAction, 5)),
    wayleave: {
      files: [
        {
          id: '1',
          name: 'Wayleave signed by Bartholomew Featherstonehaugh.pdf',
          sizeBytes: 840_000,
          state: 'ready',
        },
        { id: '2', name: 'plan.png', sizeBytes: 2_400_000, state: 'uploading', progress: 0.4 },
      ],
      attachmentIds: ['AT-90001'],
      add: fn(),
      remove: fn(),
      retry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the wayleave' }));
    await expect(canvas.getByText('Wait until the files are uploaded')).toBeVisible();
    await expect(args.answering.send).not.toHaveBeenCalled();
  },
});

export const HandoverToAccept = meta.story({
  args: ready({
    ...deliveryWith(handoverAction, 10),
    dates: { requested: null, indicative: '2027-02-10', committed: '2027-02-10' },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the handover' }));
    await expect(args.answering.send).toHaveBeenCalledWith(
      expect.objectContaining({ draft: { answer: 'accept' } }),
      expect.anything(),
    );
  },
});

const accepting = { input, seen: chargedDelivery };

export const Sending = meta.story({ args: answering({ ...accepting, status: 'sending' }) });

export const Answered = meta.story({
  args: {
    ...ready(acceptedDelivery),
    ...answering({ ...accepting, status: 'done', saved: acceptedDelivery }),
  },
});

export const NotSent = meta.story({
  args: answering({
    ...accepting,
    status: 'failed',
    message: 'Nothing was changed. Check your connection and try again.',
  }),
});

/** A colleague was faster: the page names the colleague, the time and the answer, beside the user’s own answer. */
export const ConflictWithAnswer = meta.story({
  args: {
    ...ready(acceptedDelivery),
    ...answering({
      status: 'conflict',
      input: { ...input, draft: { answer: 'decline', reason: 'Too expensive.' } },
      seen: chargedDelivery,
      theirs: acceptedDelivery,
      change: null,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Noor Rahman changed this delivery first.*Accepted the excess construction charge/,
    );
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Close' }));
    await expect(args.answering.close).toHaveBeenCalledOnce();
  },
});

const movedDelivery: ProvisioningCase = {
  ...chargedDelivery,
  etag: '"8"',
  dates: { ...chargedDelivery.dates, indicative: '2027-02-24' },
};

/** The date moved while the user answered. The question is still open. */
export const ConflictWithDate = meta.story({
  args: {
    ...ready(movedDelivery),
    ...answering({ ...accepting, status: 'conflict', theirs: movedDelivery, change: null }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide again' }));
    await expect(args.answering.lookAgain).toHaveBeenCalledOnce();
  },
});

export const Complete = meta.story({
  args: ready({
    ...acceptedDelivery,
    status: 'complete',
    outlook: 'complete',
    waitingFor: null,
    jeopardy: null,
    next: null,
    project: null,
    milestones: milestonesAfter(12),
  }),
});

export const Cancelling = meta.story({
  args: ready({ ...acceptedDelivery, status: 'cancelling', next: null, jeopardy: null }),
});

export const LongText = meta.story({
  args: ready({
    ...chargedDelivery,
    service: {
      ...chargedDelivery.service,
      name: `${'Llanfairpwllgwyngyll'.repeat(3)} Exchange, second floor`,
    },
    siteName: 'مركز بيانات الشارقة',
    actions: [{ ...chargeAction, detail: `${chargeAction.detail} `.repeat(8) }],
  }),
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: chargedDelivery } } });

export const NotUpdated = meta.story({
  args: {
    state: {
      status: 'failed',
      cause: 'offline',
      reference: 'getProvisioningCase 0',
      data: chargedDelivery,
      receivedAt: receivedAtMs,
    },
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getProvisioningCase 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** A case that does not exist and one of another company have the same words. */
export const NotFound = meta.story({ args: { state: { status: 'notFound' } } });
