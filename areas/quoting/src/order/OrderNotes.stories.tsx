import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { chosen, priceBook } from '../prices.fixtures.ts';
import { OrderedLines } from './OrderedLines.tsx';
import { OrderNotes } from './OrderNotes.tsx';

function Before({ choices }: { choices: readonly ReturnType<typeof chosen>[] }) {
  const { rows } = priceBook(choices).getSnapshot();
  return (
    <>
      <OrderNotes rows={rows} quoteNumber="QT-40001" />
      <OrderedLines rows={rows.filter((row) => row.chosen !== null)} />
    </>
  );
}

const meta = preview.meta({
  title: 'Pages/Quoting/Before an order',
  component: Before,
  tags: ['!autodocs'],
  args: { choices: [chosen('S1'), chosen('S2')] },
});

/** Sites without a choice are named, and the possible cost of a survey is explained. */
export const SitesLeftOut = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 sites without a chosen price are not ordered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose prices' })).toHaveAttribute(
      'href',
      '/1access/quotes/QT-40001?show=notChosen',
    );
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
});
