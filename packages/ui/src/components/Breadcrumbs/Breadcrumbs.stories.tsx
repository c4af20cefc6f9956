import { expect } from 'storybook/test';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Breadcrumbs, type BreadcrumbsItem, type BreadcrumbsLabels } from './Breadcrumbs.tsx';

const labels = () => labelsOf<BreadcrumbsLabels>('Breadcrumbs');

const items: BreadcrumbsItem[] = [
  { id: 'services', label: 'Services', href: '/services' },
  { id: 'changes', label: 'Change requests', href: '/services/change-requests' },
  { id: 'service', label: 'NL-AMS-2041', href: '/services/2041' },
];

const meta = preview.meta({
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    layout: 'padded',
  },
  args: { items, current: 'Raise bandwidth to 1 Gbit/s' },
});

export const Wide = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: labels().navigation })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        tokenNumbers.size.target,
      );
    }
    const current = canvas.getByText('Raise bandwidth to 1 Gbit/s');
    await expect(current).toHaveAttribute('aria-current', 'page');
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Change requests' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenLastCalledWith('/services/change-requests');
  },
});

/** Only the link to the parent page is visible. Screen readers still announce the current page. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'NL-AMS-2041' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const CurrentOnly = meta.story({
  tags: ['!autodocs'],
  args: { items: [], current: 'Services' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Services').getBoundingClientRect().width).toBeGreaterThan(40);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    items: [
      ...items,
      { id: 'long', label: `Standort ${'Verwaltungsgebäude'.repeat(8)}`, href: '/services/sites/9' },
    ],
    current: `Erweiterung ${'Glasfaseranschluss'.repeat(8)}`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ tags: ['!autodocs'], globals: { direction: 'rtl' } });
