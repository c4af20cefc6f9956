import { expect } from 'storybook/test';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Link, type LinkLabels } from './Link.tsx';

const labels = () => labelsOf<LinkLabels>('Link');

const meta = preview.meta({
  title: 'Controls/Link',
  component: Link,
  args: { href: '/support/cases', children: 'your open cases' },
});

export const Inline = meta.story({
  render: (args) => (
    <p>
      Before you open a new case, look through <Link {...args} />: somebody may have asked already.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'your open cases' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('/support/cases');
  },
});

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Circuit NL-AMS-2041' } });

export const External = meta.story({
  args: { external: true, href: 'https://status.example.com', children: 'Network status' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Network status ${labels().opensInNewTab}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** An unsafe address renders a disabled link. */
export const RefusedAddress = meta.story({
  tags: ['!autodocs'],
  args: { href: 'java\tscript:alert(1)', children: 'Claim your prize' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Claim your prize' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { children: 'A circuit between two places whose names are as long as the road between them' },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
});
