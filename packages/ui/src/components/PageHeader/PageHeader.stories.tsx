import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Services' },
});

export const TitleOnly = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Services' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Everything = meta.story({
  args: {
    lead: 'Everything you have with us: what runs, what is being built, and what you have asked to change.',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">New change request</Button>
      </>
    ),
  },
});

export const Display = meta.story({
  args: { size: 'display', title: 'Welcome, Noor', lead: 'Northgate Networks' },
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(parseFloat(fontSize) / rem).toBe(window.innerWidth < 600 ? 2 : 2.5);
  },
});

export const LongTitle = meta.story({
  tags: ['!autodocs'],
  args: { title: `A service with a long name ${'FRA-AMS-'.repeat(30)}`, actions: <Button>Export</Button> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The page of a list: how many things it has. */
export const WithCount = meta.story({ args: { count: '9,874', actions: <Button>New service</Button> } });

/** The page of one thing: where it is, its identifier and its status. */
export const OneThing = meta.story({
  args: {
    title: 'Birmingham, Colmore Row 55',
    breadcrumbs: (
      <Breadcrumbs
        items={[{ id: 'services', label: 'Services', href: '/services' }]}
        current="Birmingham, Colmore Row 55"
      />
    ),
    details: (
      <>
        <span>
          <code>GB-BHX-20418</code>
          <CopyButton value="GB-BHX-20418" />
        </span>
        <StatusLabel tone="info">In delivery</StatusLabel>
      </>
    ),
    actions: <Button>Change</Button>,
  },
});

const thing = {
  title: 'Birmingham, Colmore Row 55',
  details: <StatusLabel tone="info">In delivery</StatusLabel>,
  actions: <Button>Change</Button>,
};

/** The page of one thing while it loads: the header is as tall as it will be. */
export const Loading = meta.story({
  args: {
    title: (
      <>
        <VisuallyHidden>Loading the service</VisuallyHidden>
        <Skeleton length="medium" />
      </>
    ),
    loading: true,
  },
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <Story />
        <PageHeader {...thing} style={{ visibility: 'hidden' }} aria-hidden />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [loading, loaded] = canvasElement.querySelectorAll('header');
    await expect(loading?.offsetHeight).toBe(loaded?.offsetHeight);
  },
});
