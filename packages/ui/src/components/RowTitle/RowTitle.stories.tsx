import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { RowTitle } from './RowTitle.tsx';

const meta = preview.meta({
  title: 'Data/RowTitle',
  component: RowTitle,
  args: { href: '/resource/PORTAL_USER_GUIDE', children: 'Portal user guide' },
});

export const NameOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Portal user guide' })).toHaveAttribute(
      'href',
      '/resource/PORTAL_USER_GUIDE',
    );
  },
});

export const WithDetail = meta.story({ args: { detail: 'How to find your way around the portal' } });

export const WithMarks = meta.story({
  args: { detail: 'How to find your way around the portal', marks: <Badge tone="info">New</Badge> },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    children: `Service schedule for ${'Wallstraße'.repeat(8)}`,
    detail: 'Term, notice, charges and service levels of this service, '.repeat(4),
    marks: <Badge>Confidential</Badge>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Term, notice/).getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
});
