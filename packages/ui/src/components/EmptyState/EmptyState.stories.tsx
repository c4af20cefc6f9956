import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { documentIcon, filterIcon, networkIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const cleared = fn();

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    layout: 'padded',
  },
  args: { title: 'No quotes yet' },
});

export const Small = meta.story({
  args: {
    size: 'small',
    icon: filterIcon,
    title: 'No case fits this filter',
    children: 'You have 38 cases that are closed or belong to another site.',
    action: (
      <Button size="compact" onClick={cleared}>
        Clear the filter
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    cleared.mockClear();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filter' }));
    await expect(cleared).toHaveBeenCalledOnce();
  },
});

export const Page = meta.story({
  args: {
    size: 'page',
    icon: networkIcon,
    title: 'You have no services yet',
    children: 'A service appears here as soon as its order is approved.',
    action: (
      <ButtonLink variant="primary" href="/1access">
        Get a quote
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'You have no services yet' })).toBeVisible();
  },
});

export const TitleOnly = meta.story({});

/** In place of items that could not be loaded. The button says "Retry", as everywhere. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    title: 'Your quotes could not be loaded',
    children: 'Check your connection.',
    action: <Button size="compact">Retry</Button>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-status="failed"] > svg')).not.toBeNull();
  },
});

export const WithHeading = meta.story({
  tags: ['!autodocs'],
  args: { headingLevel: 3, icon: documentIcon, children: 'Quotes that you save are kept for 90 days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

/** One for each level of the heading above it. */
export const UnderHeadings = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <>
      <EmptyState headingLevel={2} title="No invoices yet" />
      <h2>Cases</h2>
      <h3>Open cases</h3>
      <EmptyState headingLevel={4} title="No open cases" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No invoices yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'No open cases' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    title: `No document fits “${'Leistungsbeschreibung'.repeat(8)}”`,
    children: 'Try fewer words, or look for the product that the document belongs to. '.repeat(4),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
