import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ConfidentialSelectionDialog } from './ConfidentialSelectionDialog.tsx';

const documents = Array.from({ length: 7 }, (_unused, index) => ({
  id: `PB-${index + 1}`,
  name: `Price book 2026, part ${index + 1}`,
}));

const meta = preview.meta({
  title: 'Pages/Resources/Confidential selection dialog',
  component: ConfidentialSelectionDialog,
  tags: ['!autodocs'],
  args: { documents: documents.slice(0, 2), selectedCount: 5, onDownloadOthers: fn(), onCancel: fn() },
});

export const SomeOthers = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('link', { name: 'Price book 2026, part 2' })).toHaveAttribute(
      'href',
      '/resource/PB-2',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download the other 3 documents' }));
    await expect(args.onDownloadOthers).toHaveBeenCalledOnce();
  },
});

export const NoOthers = meta.story({
  args: { documents, selectedCount: 7 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('and 2 more')).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
});
