import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accordion } from '../../testing/index.ts';
import { Money } from '../Money/Money.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Accordion, AccordionItem, type AccordionItemProps } from './Accordion.tsx';

const meta = preview.meta({
  title: 'Layout/Accordion',
  component: AccordionItem,
  parameters: {
    layout: 'padded',
  },
  argTypes: { title: { control: 'text' }, status: { control: false }, children: { control: false } },
  args: {
    title: 'Access and contacts',
    onOpenChange: fn(),
    children: <p>The comms room is on the second floor. Ask for the key at the front desk.</p>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
});

const isOpen = (title: HTMLElement): boolean => title.closest('details')?.open ?? false;

/** Several sections, each with a status or a price at the end of its row. */
export const Sections = meta.story({
  render: (args) => (
    <Accordion>
      <AccordionItem {...args} status={<StatusLabel tone="positive">Complete</StatusLabel>} defaultOpen />
      <AccordionItem title="Compute" status={<Money amount={120_050} currency="GBP" period="monthly" />}>
        <p>4 virtual machines, 730 hours a month.</p>
      </AccordionItem>
      <AccordionItem
        title="Licences"
        status={
          <StatusLabel tone="caution" emphasis="strong">
            2 missing
          </StatusLabel>
        }
      >
        <p>Choose a licence for each virtual machine.</p>
      </AccordionItem>
      <AccordionItem title="Support">
        <p>Business hours.</p>
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const order = accordion(canvasElement, userEvent);
    await expect(order.status('Licences')).toBe('2 missing');
    await expect(order.status('Support')).toBe('');
    await order.open('Support');
    await expect(canvas.getByText('Business hours.')).toBeVisible();
    await order.close('Support');
    await expect(order.isOpen('Support')).toBe(false);
  },
});

/** Without `open`, the browser opens and closes it. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { headingLevel: 2 },
  play: async ({ canvas, args, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Access and contacts' });
    await expect(isOpen(title)).toBe(false);
    await userEvent.tab();
    await expect(title.closest('summary')).toHaveFocus();
    // Enter in a test does not click a summary, as it does in browsers.
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByText(/^The comms room/)).toBeVisible();
    await userEvent.click(title);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

function Controlled({ onOpenChange, ...rest }: AccordionItemProps) {
  const [open, setOpen] = useState(true);
  return (
    <AccordionItem
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange?.(next);
      }}
    />
  );
}

export const ControlledByItsOwner = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Controlled {...args} />
      <AccordionItem {...args} open={false} title="Always closed" />
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Access and contacts' });
    await userEvent.click(title);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(isOpen(title)).toBe(false);
    await userEvent.click(canvas.getByRole('heading', { name: 'Always closed' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(isOpen(canvas.getByRole('heading', { name: 'Always closed' }))).toBe(false);
    await userEvent.click(title);
    await expect(isOpen(title)).toBe(true);
  },
});

/** Sections with one name: opening one closes the other. */
export const OneAtATime = meta.story({
  render: (args) => (
    <Accordion>
      <AccordionItem {...args} name="site" title="A end" defaultOpen />
      <AccordionItem {...args} name="site" title="B end" headingLevel={3} />
    </Accordion>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const ends = accordion(canvasElement, userEvent);
    await expect(ends.sections()).toEqual(['A end', 'B end']);
    await ends.open('B end');
    await waitFor(() => expect(ends.isOpen('A end')).toBe(false));
    await expect(ends.isOpen('B end')).toBe(true);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    defaultOpen: true,
    headingLevel: 4,
    title: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
    status: 'NL-AMS-2041-'.repeat(12),
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <AccordionItem {...args} />
      <AccordionItem {...args} headingLevel={5} defaultOpen={false} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
