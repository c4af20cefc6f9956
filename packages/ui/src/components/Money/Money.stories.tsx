import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Money } from './Money.tsx';

const labels = {
  monthly: 'a month',
  oneOff: 'one-off charge',
  total: 'in total',
  unknown: 'Price not known',
};

const meta = preview.meta({
  title: 'Data/Money',
  component: Money,
  argTypes: { amount: { control: 'number' } },
  args: { amount: 120_050, currency: 'GBP', locale: 'en-GB', labels },
});

export const Amount = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,200.50')).toHaveAttribute('value', '1200.50');
  },
});

/** Monthly recurring charge, non-recurring charge, total over the contract's term. */
export const Periods = meta.story({
  render: (args) => (
    <DescriptionList
      items={[
        { id: 'mrc', term: 'Rental', description: <Money {...args} period="monthly" /> },
        {
          id: 'nrc',
          term: 'Installation',
          description: <Money {...args} amount={45_000} period="one-off" />,
        },
        { id: 'tcv', term: '36 months', description: <Money {...args} amount={4_366_800} period="total" /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£43,668.00').parentElement).toHaveTextContent('£43,668.00in total');
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap={16}>
      <Money {...args} size="text" period="monthly" />
      <Money {...args} size="figure" period="monthly" />
      <Money {...args} size="display" period="monthly" />
    </Stack>
  ),
});

/** Credits, free of charge, currencies without and with three decimals, and an amount larger than a number holds. */
export const Amounts = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Stack gap={8}>
      <Money {...args} amount={-120_050} />
      <Money {...args} amount={0} />
      <Money {...args} amount={5} />
      <Money {...args} amount={120_050} currency="JPY" />
      <Money {...args} amount={120_050} currency="KWD" />
      <Money {...args} amount={123_456_789_012_345_678_901n} />
      <Money {...args} currency="EUR" locale="de-DE" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('data')];
    await expect(shown.map(({ value }) => value)).toEqual([
      '-1200.50',
      '0.00',
      '0.05',
      '120050',
      '120.050',
      '1234567890123456789.01',
      '1200.50',
    ]);
    await expect(shown[0]).toHaveTextContent('-£1,200.50');
    await expect(shown[3]).toHaveTextContent('JP¥120,050');
    await expect(shown[5]).toHaveTextContent('£1,234,567,890,123,456,789.01');
    await expect(shown[6]).toHaveTextContent('1.200,50 €');
  },
});

/** No amount, a fraction of a penny, no currency: a dash, which screen readers announce by its label. */
export const Unknown = meta.story({
  render: (args) => (
    <Stack gap={8}>
      <Money {...args} amount={null} period="monthly" />
      <Money {...args} amount={12.5} />
      <Money {...args} currency="pounds" size="display" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(labels.unknown)).toHaveLength(3);
    await expect(canvasElement.querySelector('data')).toBeNull();
    await expect(canvas.queryByText(labels.monthly)).toBeNull();
  },
});

export const Narrow = meta.story({
  tags: ['!autodocs'],
  args: { amount: 123_456_789_012_345_678_901n, size: 'display', period: 'total' },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { width } = canvas.getByText(/^£/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(160);
  },
});
