import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { useSchemaForm } from '@quayside/page-kit/form';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import type { ChangeRequestDetails } from '../api.ts';
import {
  emptyNewChange,
  newChangeSchema,
  type NewChangeValues,
  type ValidNewChange,
} from './newChangeSchema.ts';
import { toNewChange, type NewChangeBody } from './toNewChange.ts';
import type { ChangePreview } from '../useChangePreview.ts';
import type { AskedRequest } from '../useChangeRequest.ts';
import { useNewChangeValues } from './useNewChangeForm.ts';
import { bandwidthPreview, pendingChange } from '../changes.fixtures.ts';
import { liveService, lockedService } from './newChange.fixtures.ts';
import { NewChangeView } from './NewChangeView.tsx';

interface StoryProps {
  values: Partial<NewChangeValues>;
  details: ServiceDetails | undefined;
  preview: ChangePreview;
  review: AskedRequest<ValidNewChange> | null;
  isArriving: boolean;
  isServiceMissing: boolean;
  restoredAt: Date | null;
  submit: (body: NewChangeBody) => void;
  onLeave: () => void;
}

function Stateful({ values: typed, submit, restoredAt, preview: shown, ...rest }: StoryProps) {
  const [text, setText] = useState(typed.service?.name ?? '');
  const [open, setOpen] = useState(false);
  const form = useSchemaForm({
    schema: newChangeSchema('2026-12-01'),
    initial: { ...emptyNewChange, ...typed },
    async submit(values) {
      submit(toNewChange(values));
      return Promise.resolve({
        status: 'done' as const,
        value: pendingChange satisfies ChangeRequestDetails,
      });
    },
  });
  const values = useNewChangeValues(form);
  return (
    <NewChangeView
      {...rest}
      form={form}
      draft={{ restoredAt, keep: fn(), discard: fn() }}
      values={values}
      search={{
        value: values.service && { id: values.service.id, label: values.service.name },
        onSelect: fn(),
        inputValue: text,
        onInputChange: setText,
        open,
        onOpenChange: setOpen,
        results: { status: 'ready', options: [] },
      }}
      preview={shown}
      earliest={shown.preview?.charges.earliestDate ?? null}
    />
  );
}

const known: ChangePreview = { preview: bandwidthPreview, isUpdating: false, problem: null };

const asked: AskedRequest<ValidNewChange> = {
  values: { ...emptyNewChange, type: 'bandwidth' },
  isSending: false,
  obstacle: null,
  changed: null,
  lookAgain: fn(),
  confirm: fn(async () => Promise.resolve()),
  cancel: fn(),
};

const meta = preview.meta<StoryProps, DecoratorFunction, StoryProps>({
  title: 'Pages/Services/New change request',
  component: Stateful,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    values: { service: liveService, type: 'bandwidth' },
    details: liveService,
    preview: known,
    review: null,
    isArriving: false,
    isServiceMissing: false,
    restoredAt: null,
    submit: fn(),
    onLeave: fn(),
  },
});

export const Bandwidth = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'New bandwidth' }), '2000');
    await userEvent.click(canvas.getByRole('button', { name: 'Review request' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        serviceId: liveService.id,
        type: 'bandwidth',
        bandwidthMbps: 2000,
        reason: '',
        window: null,
      }),
    );
  },
});

/** Each type of change asks for something else. A field that its type does not need is not sent. */
export const Move = meta.story({
  args: { values: { service: liveService, type: 'move', bandwidthMbps: '2000' } },
  play: async ({ args, canvas, userEvent }) => {
    const review = canvas.getByRole('button', { name: 'Review request' });
    await userEvent.click(review);
    await expect(await canvas.findByRole('link', { name: 'Enter the new address' })).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'New address' }), '12 Harbour Street, Bristol');
    await userEvent.type(canvas.getByRole('textbox', { name: 'New postcode' }), 'bs1 4rw');
    await userEvent.click(review);
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        serviceId: liveService.id,
        type: 'move',
        newAddress: '12 Harbour Street, Bristol',
        newPostcode: 'BS1 4RW',
        reason: '',
        window: null,
      }),
    );
  },
});

export const IpAddresses = meta.story({ args: { values: { service: liveService, type: 'ip' } } });
export const Contact = meta.story({ args: { values: { service: liveService, type: 'contact' } } });
export const Equipment = meta.story({
  args: {
    values: {
      service: liveService,
      type: 'cpe',
      day: '2026-12-04',
      reason: 'The router is old. '.repeat(20),
    },
  },
});

/** A day before the earliest possible one is refused before anything is sent. */
export const TooEarly = meta.story({
  args: { values: { service: liveService, type: 'bandwidth', bandwidthMbps: '2000', day: '2026-11-24' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review request' }));
    await expect(await canvas.findByRole('link', { name: 'Choose 1 Dec 2026 or later' })).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
});

export const NoService = meta.story({
  args: { values: {}, details: undefined, preview: { preview: null, isUpdating: false, problem: null } },
});

export const ServiceMissing = meta.story({
  args: {
    values: {},
    details: undefined,
    isServiceMissing: true,
    preview: { preview: null, isUpdating: false, problem: null },
  },
});

export const LockedService = meta.story({
  args: { details: lockedService, preview: { preview: null, isUpdating: false, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This service is locked against changes')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Review request' })).toBeNull();
  },
});

export const ServiceInDelivery = meta.story({
  args: {
    details: { ...liveService, status: 'inDelivery', allowedActions: ['edit', 'raiseCase'] },
    preview: { preview: null, isUpdating: false, problem: null },
  },
});

export const Cease = meta.story({
  args: { values: { service: liveService, type: 'cease' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cease the service' })).toHaveAttribute(
      'href',
      '/services/QS-104200/cease',
    );
  },
});

export const Updating = meta.story({ args: { preview: { ...known, isUpdating: true } } });

export const ChargesUnknown = meta.story({
  args: {
    preview: {
      preview: null,
      isUpdating: false,
      problem: {
        text: 'We couldn’t work out the charges. You can send the request as soon as they are here.',
        retry: fn(),
      },
    },
  },
});

export const RestoredDraft = meta.story({ args: { restoredAt: new Date(2026, 10, 21, 10, 42) } });

/** The request once more, before it is sent. */
export const Review = meta.story({
  args: {
    values: { service: liveService, type: 'bandwidth', bandwidthMbps: '2000', day: '2026-12-04' },
    review: asked,
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit request' }));
    await expect(args.review?.confirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
    await expect(args.review?.cancel).toHaveBeenCalledOnce();
  },
});

export const Submitting = meta.story({
  args: {
    values: { service: liveService, type: 'bandwidth', bandwidthMbps: '2000' },
    review: { ...asked, isSending: true },
  },
});
