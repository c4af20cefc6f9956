import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Stepper, type StepperStep, type StepperLabels } from './Stepper.tsx';

const labels = () => labelsOf<StepperLabels>('Stepper');

const steps: StepperStep[] = [
  { id: 'site', label: 'Site', hint: 'Herengracht 182, Amsterdam', state: 'done' },
  { id: 'product', label: 'Product', hint: 'Internet Access, 500 Mbit/s', state: 'done' },
  { id: 'contacts', label: 'Contacts' },
  { id: 'review', label: 'Review and submit', state: 'upcoming' },
];

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: {
    layout: 'padded',
  },
  args: { steps, current: 'contacts', onStepSelect: fn() },
});

function leftsOf(items: HTMLElement[]): number {
  return new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size;
}

export const Horizontal = meta.story({
  args: { layout: 'horizontal' },
  decorators: [(Story) => <div style={{ maxInlineSize: 800 }}>{Story()}</div>],
  play: async ({ canvas, args, userEvent }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(leftsOf(items)).toBe(steps.length);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent(`${labels().done} Site`);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    const product = canvas.getByRole('button', { name: 'Product' });
    await userEvent.click(product);
    await expect(args.onStepSelect).toHaveBeenCalledOnce();
    await expect(args.onStepSelect).toHaveBeenLastCalledWith('product');
    await expect(items[1]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(tokenNumbers.size.target);
  },
});

export const Vertical = meta.story({
  args: { layout: 'vertical' },
  play: async ({ canvas }) => {
    await expect(leftsOf(canvas.getAllByRole('listitem'))).toBe(1);
  },
});

export const VerticalWhereItIsNarrow = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(leftsOf(canvas.getAllByRole('listitem'))).toBe(1);
  },
});

export const WithError = meta.story({
  args: {
    labels: { error: 'Needs attention' },
    steps: steps.map((step) => (step.id === 'product' ? { ...step, state: 'error' as const } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs attention')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Product' })).toBeVisible();
  },
});

export const CurrentWithError = meta.story({
  tags: ['!autodocs'],
  args: {
    current: 'product',
    steps: steps.map((step) => (step.id === 'product' ? { ...step, state: 'error' as const } : step)),
  },
});

export const First = meta.story({
  args: { current: 'site', steps: steps.map((step) => ({ ...step, state: 'upcoming' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Steps with an address are links, upcoming ones too. */
export const Links = meta.story({
  args: { steps: steps.map((step) => ({ ...step, href: `#/orders/12/${step.id}` })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/orders/12/site',
      '#/orders/12/product',
      '#/orders/12/review',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Site' })).toHaveFocus();
  },
});

/** Without `onStepSelect` no step is a button. */
export const ReadOnly = meta.story({
  render: () => <Stepper steps={steps} current="contacts" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

function Going() {
  const [current, setCurrent] = useState('contacts');
  return <Stepper steps={steps} current={current} onStepSelect={setCurrent} />;
}

export const GoingBack = meta.story({
  tags: ['!autodocs'],
  render: () => <Going />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Site' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    steps: [
      {
        id: 'site',
        label: `Standort${'auswahl'.repeat(20)}`,
        hint: 'A hint that goes on. '.repeat(8),
        state: 'done',
      },
      { id: 'contacts', label: 'Ansprechpartner und Rechnungsempfänger' },
      { id: 'review', label: 'Zusammenfassung und verbindliche Bestellung' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ tags: ['!autodocs'], globals: { direction: 'rtl' } });
