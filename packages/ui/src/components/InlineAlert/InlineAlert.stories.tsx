import { expect, fn } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { InlineAlert, type InlineAlertLabels } from './InlineAlert.tsx';

const labels = () => labelsOf<InlineAlertLabels>('InlineAlert');

const meta = preview.meta({
  title: 'Feedback/InlineAlert',
  component: InlineAlert,
});

export const Critical = meta.story({
  args: { tone: 'critical', children: 'Error occurred during action processing.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: labels().critical })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Caution = meta.story({
  args: {
    tone: 'caution',
    title: 'This quote runs out tomorrow',
    children: 'Order it today to keep its price.',
  },
});

export const Positive = meta.story({ args: { tone: 'positive', children: 'The quote is saved.' } });

export const Info = meta.story({ args: { children: 'Prices are without value added tax.' } });

export const ReadOut = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'critical', live: 'assertive', children: 'The quote could not be saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The quote could not be saved.$/);
  },
});

export const ReadOutInTurn = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'positive', live: 'polite', children: 'The quote is saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^The quote is saved.$/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const retry = fn();

export const WithAction = meta.story({
  args: {
    tone: 'caution',
    children: 'Your cases could not be counted.',
    action: (
      <Button size="compact" onClick={retry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const WithActionWhereItIsNarrow = meta.story({
  tags: ['!autodocs'],
  args: WithAction.input.args,
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const words = canvas.getByText('Your cases could not be counted.').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { tone: 'info', children: `A word that does not break: ${'w'.repeat(300)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
