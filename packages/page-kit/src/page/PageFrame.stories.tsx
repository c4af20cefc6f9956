import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import type { JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

type Props = PageFrameProps;

function InMain(props: Props): JSX.Element {
  return (
    <main>
      <PageFrame {...props} />
    </main>
  );
}

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/PageFrame',
  component: InMain,
  tags: ['!autodocs'],
  args: {
    title: 'The lift is out of order',
    lead: 'Harbour building, since this morning',
    parents: [
      { id: 'board', label: 'Noticeboard', href: '/noticeboard' },
      { id: 'building', label: 'Harbour building', href: '/noticeboard/harbour' },
    ],
    actions: <Button>Edit</Button>,
    children: <Card title="What to do">Use the stairs on the north side until Thursday.</Card>,
  },
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The lift is out of order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Noticeboard' })).toHaveAttribute(
      'href',
      args.parents[0]?.href,
    );
    const [, ...current] = canvas.getAllByText('The lift is out of order').toReversed();
    await expect(current.at(-1)).toHaveAttribute('aria-current', 'page');
  },
});

/** A page whose name is long is called something shorter in the breadcrumbs. */
export const LongText = meta.story({
  args: {
    title:
      'Verwaltungsgebäudeerweiterungsbau: maintenance of the ventilation in all meeting rooms on the third and fourth floor',
    current: 'Maintenance',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maintenance')).toHaveAttribute('aria-current', 'page');
  },
});
