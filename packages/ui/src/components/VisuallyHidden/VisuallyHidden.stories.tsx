import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
});

/** The hidden text is announced but not visible. */
export const InASentence = meta.story({
  render: () => (
    <p>
      3 <VisuallyHidden>of 12 cases</VisuallyHidden> wait for an answer from you.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/wait for an answer/)).toHaveTextContent(
      '3 of 12 cases wait for an answer from you.',
    );
    const { width, height } = canvas.getByText('of 12 cases').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
});
