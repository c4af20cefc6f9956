import { expect, fn, screen, waitFor } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../.storybook/preview.tsx';
import { documentDetails } from '../documents.fixtures.ts';
import { TermsDialog, type TermsDialogProps } from './TermsDialog.tsx';

const meta = preview.meta<TermsDialogProps, DecoratorFunction, TermsDialogProps>({
  title: 'Pages/Resources/Terms dialog',
  component: TermsDialog,
  tags: ['!autodocs'],
  args: {
    name: documentDetails.name,
    action: 'open',
    terms: documentDetails.confidentialityTerms,
    isPending: false,
    problem: null,
    onAccept: fn(),
    onCancel: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept and open' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { terms: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Accept and open' })).toBeDisabled();
  },
});

/** Without its terms nothing can be accepted, but the dialog can be left. */
export const NotLoaded = meta.story({
  args: { terms: null },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Accept and open' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const BeforeDownload = meta.story({
  args: { action: 'download' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Accept and download' })).toBeEnabled();
    await waitFor(() => expect(screen.getByText(/Before you download/)).toBeVisible());
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Failed = meta.story({
  args: { problem: 'Check your connection and try again.' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/was not saved/)).toBeVisible());
  },
});
