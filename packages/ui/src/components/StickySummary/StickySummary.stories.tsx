import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { stickySummary } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { StickySummary, type StickySummaryLine, type StickySummaryProps } from './StickySummary.tsx';

const lines: StickySummaryLine[] = [
  { id: 'mrc', label: 'Monthly (MRC)', value: '£1,412.00' },
  { id: 'nrc', label: 'One-off (NRC)', value: '£2,850.00' },
  { id: 'tcv', label: 'Total (TCV)', value: '£53,682.00', detail: 'over 36 months' },
];

function Stateful({ onExpandedChange, ...rest }: StickySummaryProps) {
  const [expanded, setExpanded] = useState(false);
  return (
    <StickySummary
      {...rest}
      expanded={expanded}
      onExpandedChange={(next) => {
        setExpanded(next);
        onExpandedChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/StickySummary',
  component: StickySummary,
  parameters: {
    layout: 'padded',
  },
  args: {
    title: 'Your quote',
    lines,
    action: <Button variant="primary">Save the quote</Button>,
    onExpandedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  render: (args) => <Stateful {...args} />,
});

/** In a window narrower than 960 px it is a bar that expands. */
export const Totals = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Your quote' })).toBeVisible();
    await expect(canvas.getByText('£1,412.00')).toBeVisible();
    const quote = stickySummary(canvasElement, userEvent);
    await expect(quote.title()).toBe('Your quote');
    await expect(quote.value('Total (TCV)')).toBe('£53,682.00');
    await expect(quote.isUpdating()).toBe(false);
    await expect(quote.announced()).toBe('');
    const toggle = canvasElement.querySelector<HTMLElement>('[aria-expanded]');
    if (!toggle?.checkVisibility()) {
      await expect(canvas.getByText('£53,682.00')).toBeVisible();
      return;
    }
    await expect(canvas.getByText('£53,682.00')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('£53,682.00')).toBeVisible();
    await expect(toggle).toHaveFocus();
  },
});

/** On a phone, expanded at the foot of a long page. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <>
      <div style={{ blockSize: 900 }}>Sites</div>
      <Stateful {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Only a narrow window has a bar to expand.
    await stickySummary(canvasElement, userEvent).expand();
    await expect(canvas.getByText('£53,682.00')).toBeVisible();
  },
});

function Choosing() {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Add a site</Button>
      <StickySummary
        title="Your quote"
        lines={[
          {
            id: 'mrc',
            label: 'Monthly (MRC)',
            value: `£${count * 100}.00`,
            detail: `${count} of 5 sites chosen`,
          },
        ]}
      />
    </>
  );
}

/**
 * Several quick changes are one announcement, in which a value and its detail do not run together. It is gone as soon as the
 * figures differ from it.
 */
export const Announced = meta.story({
  tags: ['!autodocs'],
  render: () => <Choosing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const quote = stickySummary(canvasElement, userEvent);
    await expect(quote.announced()).toBe('');
    const add = canvas.getByRole('button');
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(quote.announced()).toBe('');
    await waitFor(() => expect(quote.announced()).toBe('Monthly (MRC) £300.00, 3 of 5 sites chosen'), {
      timeout: 5000,
    });
    await userEvent.click(add);
    await expect(quote.announced()).toBe('');
  },
});

/** New figures are being computed; two main figures; a note of the caller's; no optional prop. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div>
        <StickySummary title="Updating" lines={lines} updating />
      </div>
      <div>
        <StickySummary
          title="Two main figures"
          headingLevel={3}
          lines={lines.map(({ id, label, value }) => ({ id, label, value, isMain: id !== 'tcv' }))}
          note="VAT excluded. 730 hours a month."
        />
      </div>
      <div>
        <StickySummary title="Nothing chosen" headingLevel={4} lines={[]} />
      </div>
    </div>
  ),
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    title: `Angebot ${'Standortvernetzung'.repeat(6)}`,
    lines: [
      {
        id: 'mrc',
        label: 'Monatliche Gebühr aller gewählten Standorte',
        value: 'IDR 123,456,789,000,000.00',
      },
      { id: 'nrc', label: 'w'.repeat(60), value: '9'.repeat(60) },
    ],
    action: <Button variant="primary">Das Angebot speichern und zur Freigabe senden</Button>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
