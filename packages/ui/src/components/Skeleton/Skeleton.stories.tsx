import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

export const Text = meta.story({
  args: { shape: 'text' },
  decorators: [
    (Story) => (
      <>
        <p style={{ margin: 0 }}>NL-AMS-2041 is being read.</p>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText('NL-AMS-2041 is being read.');
    const skeleton = words.nextElementSibling;
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(
      words.getBoundingClientRect().height,
      0,
    );
  },
});

export const Paragraph = meta.story({ args: { lines: 4 } });

export const Lengths = meta.story({
  render: () => (
    <>
      <Skeleton length="full" />
      <Skeleton length="long" />
      <Skeleton length="medium" />
      <Skeleton length="short" />
    </>
  ),
});

/** For the many cells of a table that wait for long: it costs nothing while it waits. */
export const Still = meta.story({
  args: { still: true, lines: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
});

export const Block = meta.story({ args: { shape: 'block', style: { blockSize: 160 } } });

export const Circle = meta.story({ args: { shape: 'circle' } });

/** A heading with an avatar: each placeholder has the size of the text that it replaces. */
export const AsAHeading = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Skeleton shape="circle" />
      <div style={{ flex: 1 }}>
        <Skeleton length="medium" style={{ fontSize: 'var(--qs-font-size-20)' }} />
        <Skeleton length="short" />
      </div>
    </div>
  ),
});
