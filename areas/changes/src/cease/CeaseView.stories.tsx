import type { ActionState } from '@quayside/portal-core/resource';
import { useState, type JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import { errorSummary } from '@quayside/ui/testing';
import { HttpStatusError } from '@quayside/portal-core';
import preview from '../../../../.storybook/preview.tsx';
import { useSchemaForm } from '@quayside/page-kit/form';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { ceaseSchema, type CeaseObstacle, type CeaseOrder } from './ceaseRules.ts';
import {
  ceasedService,
  ceasingService,
  liveService,
  lockedService,
  longService,
  orderedService,
} from '@quayside/shared/services/service.fixtures.ts';
import { ceasePreview } from './cease.fixtures.ts';
import { CeaseCost } from './CeaseCost.tsx';
import { CeaseForm } from './CeaseForm.tsx';
import { CeaseRefused } from './CeaseRefused.tsx';
import { CeaseView, type CeaseViewProps } from './CeaseView.tsx';

interface CeasePageProps {
  service: ServiceDetails;
  /** Undefined while the service may be ceased. */
  obstacle?: CeaseObstacle;
  isUpdating: boolean;
  submit: (order: CeaseOrder) => Promise<ActionState<null>>;
  state?: CeaseViewProps['state'];
  onRetry: () => void;
}

const { charges } = ceasePreview;

/** The page with its content, which sends to `submit`. */
function CeasePage({ service, obstacle, state, onRetry, ...form }: CeasePageProps): JSX.Element {
  const content =
    obstacle === undefined ? (
      <FormOf {...form} service={service} />
    ) : (
      <CeaseRefused service={service} obstacle={obstacle} />
    );
  return (
    <CeaseView
      service={state ? undefined : service}
      state={state ?? { status: 'ready', data: content }}
      onRetry={onRetry}
    />
  );
}

function FormOf({
  service,
  isUpdating,
  submit,
}: Pick<CeasePageProps, 'service' | 'isUpdating' | 'submit'>): JSX.Element {
  const [draft] = useState({ restoredAt: null, keep: fn(), discard: fn() });
  const form = useSchemaForm({
    schema: ceaseSchema(charges.earliestDate),
    initial: { ceaseDate: charges.earliestDate, ceaseReason: '', reason: '' },
    submit,
  });
  return (
    <CeaseForm
      form={form}
      draft={draft}
      service={service}
      earliest={charges.earliestDate}
      cost={
        <CeaseCost
          charges={charges}
          lastDay={charges.earliestDate}
          contractEnd={service.contractEnd}
          isUpdating={isUpdating}
        />
      }
    />
  );
}

const meta = preview.meta<CeasePageProps, DecoratorFunction, CeasePageProps>({
  title: 'Pages/Services/Cease',
  component: CeasePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    service: liveService,
    isUpdating: false,
    submit: fn(async () => ({ status: 'idle' as const })),
    onRetry: fn(),
  },
});

const submitIn = (root: HTMLElement): Element => root.querySelector('[type="submit"]') ?? root;

/** The fee is above all fields. The services that run over this one are named. */
export const Ready = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Bristol voice' })).toBeVisible();
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(errorSummary(canvasElement, userEvent).messages()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: 'The price' }));
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        ceaseDate: '2027-02-22',
        ceaseReason: 'price',
        reason: '',
      }),
    );
  },
});

/** A fee of another day would be wrong, so there is none until the new one arrives. */
export const Updating = meta.story({ args: { isUpdating: true } });

export const Refused = meta.story({
  args: {
    submit: fn(async () => ({
      status: 'failed' as const,
      error: new HttpStatusError(
        409,
        { message: 'The service is locked against changes.' },
        'Failed with 409.',
      ),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The price' }));
    await userEvent.click(submitIn(canvasElement));
    await waitFor(() => expect(canvas.getByText('The service is locked against changes.')).toBeVisible());
  },
});

export const Locked = meta.story({
  args: { service: lockedService, obstacle: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Year-end freeze until 5 January/)).toBeVisible();
  },
});

export const InDelivery = meta.story({ args: { service: orderedService, obstacle: 'inDelivery' } });

export const CeasingAlready = meta.story({ args: { service: ceasingService, obstacle: 'ceasing' } });

export const Ceased = meta.story({ args: { service: ceasedService, obstacle: 'ceased' } });

export const NotAllowed = meta.story({ args: { obstacle: 'notAllowed' } });

export const LongTexts = meta.story({ args: { service: longService } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'previewChangeRequest 500' } },
});

export const NotFound = meta.story({
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
  },
});
