import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Data/Card',
  component: Card,
  parameters: {
    layout: 'padded',
  },
  args: { title: 'Contract', children: 'Internet Access, 36 months, ends 31 Jan 2028.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Regular = meta.story({
  args: { inset: 'regular', as: 'div' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Contract' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const Section = meta.story({
  args: { as: 'section', headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contract' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const Article = meta.story({
  tags: ['!autodocs'],
  args: { as: 'article', title: 'Case 00018423', children: 'Packet loss between Frankfurt and London.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Case 00018423' })).toBeVisible();
  },
});

export const UnderAHeadingOfLevelThree = meta.story({
  tags: ['!autodocs'],
  args: { headingLevel: 4 },
  decorators: [
    (Story) => (
      <>
        <h2>Amsterdam</h2>
        <h3>Contracts</h3>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Contract' })).toBeVisible();
  },
});

export const Everything = meta.story({
  args: {
    title: 'Internet Access, Amsterdam',
    lead: 'Herengracht 182, 1016 BR Amsterdam',
    actions: (
      <>
        <Button size="compact">Pin</Button>
        <Button size="compact">Change</Button>
      </>
    ),
    children: (
      <DescriptionList
        columns={2}
        items={[
          { id: 'circuit', term: 'Circuit', description: 'NL-AMS-2041', kind: 'identifier' },
          { id: 'status', term: 'Status', description: <StatusLabel tone="positive">Active</StatusLabel> },
          { id: 'bandwidth', term: 'Bandwidth', description: '500 Mbit/s' },
          { id: 'price', term: 'Price a month', description: '€412.00' },
        ]}
      />
    ),
    footer: <Link href="/services/2041">Everything about this service</Link>,
  },
});

export const WithoutInset = meta.story({
  args: {
    inset: 'none',
    title: 'Sites',
    children: (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {['Amsterdam', 'Frankfurt am Main', 'London'].map((site) => (
          <li key={site} style={{ padding: 'var(--qs-space-12) var(--qs-space-16)' }}>
            {site}
          </li>
        ))}
      </ul>
    ),
  },
});

export const BodyOnly = meta.story({
  tags: ['!autodocs'],
  render: () => <Card>Prices are without value added tax.</Card>,
});

export const TitleOnly = meta.story({ render: () => <Card title="Contract" /> });

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    title: `Standortvernetzung ${'Unternehmensverbund'.repeat(10)}`,
    lead: 'A line that goes on. '.repeat(10),
    actions: <Button size="compact">Change</Button>,
    children: 'w'.repeat(300),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
