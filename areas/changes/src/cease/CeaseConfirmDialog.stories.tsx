import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { obstacleWords } from '@quayside/page-kit/versions';
import { seenCharges, type AskedRequest } from '../useChangeRequest.ts';
import { ceasePreview } from './cease.fixtures.ts';
import type { CeaseOrder } from './ceaseRules.ts';
import { liveService, longService } from '@quayside/shared/services/service.fixtures.ts';
import { CeaseConfirmDialog, type CeaseConfirmDialogProps } from './CeaseConfirmDialog.tsx';

const asked: AskedRequest<CeaseOrder> = {
  values: { ceaseDate: '2027-02-22', ceaseReason: 'moving', reason: '' },
  isSending: false,
  obstacle: null,
  changed: null,
  lookAgain: fn(),
  confirm: fn(async () => Promise.resolve()),
  cancel: fn(),
};

const meta = preview.meta<CeaseConfirmDialogProps, DecoratorFunction, CeaseConfirmDialogProps>({
  title: 'Pages/Services/Cease dialog',
  component: CeaseConfirmDialog,
  tags: ['!autodocs'],
  args: { service: liveService, asked, fee: ceasePreview.charges.earlyTerminationFee },
});

/** The button waits until the user has typed the service's number, in upper or lower case. */
export const Ready = meta.story({
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Cease the service' });
    await expect(confirm).toHaveAccessibleDescription('Type QS-104200 first.');
    await userEvent.click(confirm);
    await expect(args.asked.confirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type QS-104200 to confirm' }), ' qs-104200');
    await userEvent.click(confirm);
    await expect(args.asked.confirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await expect(args.asked.cancel).toHaveBeenCalledOnce();
  },
});

/** Without the fee nothing can be confirmed. */
export const FeeUnknown = meta.story({
  args: { fee: null, asked: { ...asked, obstacle: 'The prices are loading. One moment.' } },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Type QS-104200 to confirm' });
    await userEvent.type(field, 'QS-104200');
    await expect(screen.getByRole('button', { name: 'Cease the service' })).toHaveAccessibleDescription(
      'The prices are loading. One moment.',
    );
    await expect(screen.getByText(/^The fee isn’t known yet/)).toBeVisible();
  },
});

const charges = seenCharges(ceasePreview);

/** A colleague changed the service while the user decided, and with it the fee. It is confirmed only after the user has looked at it. */
export const Changed = meta.story({
  args: {
    fee: { amount: 990_000, currency: 'GBP' },
    asked: {
      ...asked,
      obstacle: obstacleWords.changed,
      changed: {
        seen: charges,
        now: { ...charges, earlyTerminationFee: 990_000 },
        seenService: liveService,
        service: {
          ...liveService,
          etag: '"8"',
          name: 'The new office',
          changedBy: 'Noor Rahman',
          changedAt: '2026-11-20T10:00:00Z',
        },
        ownName: 'Amelia Hartley',
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Type QS/ }), 'QS-104200');
    await expect(screen.getByText('Noor Rahman changed this service first')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cease the service' }));
    await expect(args.asked.confirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await expect(args.asked.lookAgain).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { asked: { ...asked, isSending: true } } });

export const LongTexts = meta.story({ args: { service: longService } });
