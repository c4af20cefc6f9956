import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ceasePreview } from './cease.fixtures.ts';
import { liveService, longService } from '@quayside/shared/services/service.fixtures.ts';
import { CeaseConfirmDialog, type CeaseConfirmDialogProps } from './CeaseConfirmDialog.tsx';

const meta = preview.meta<CeaseConfirmDialogProps, DecoratorFunction, CeaseConfirmDialogProps>({
  title: 'Pages/Services/Cease dialog',
  component: CeaseConfirmDialog,
  tags: ['!autodocs'],
  args: {
    service: liveService,
    order: { ceaseDate: '2027-02-22', ceaseReason: 'moving', reason: '' },
    fee: ceasePreview.charges.earlyTerminationFee,
    isPending: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** The button stays disabled until the user has typed the service's number, in upper or lower case. */
export const Ready = meta.story({
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Cease the service' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type QS-104200 to confirm' }), ' qs-104200');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Without the fee nothing can be confirmed. */
export const FeeUnknown = meta.story({
  args: { fee: null },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Type QS-104200 to confirm' });
    await userEvent.type(field, 'QS-104200');
    await expect(screen.getByRole('button', { name: 'Cease the service' })).toBeDisabled();
    await expect(screen.getByText(/^The fee isn’t known yet/)).toBeVisible();
  },
});

/** Here Go back stands for the charges that are loaded again. */
function Reloading(args: CeaseConfirmDialogProps) {
  const [fee, setFee] = useState(args.fee);
  return (
    <CeaseConfirmDialog {...args} fee={fee} onCancel={() => setFee({ amount: 990_000, currency: 'GBP' })} />
  );
}

/** The fee changed while the user decided. It is confirmed only after the user has looked at it. */
export const FeeChanged = meta.story({
  render: (args) => <Reloading {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Type QS/ }), 'QS-104200');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await expect(screen.getByText(/^This fee changed while you were deciding/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cease the service' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const LongTexts = meta.story({ args: { service: longService } });
