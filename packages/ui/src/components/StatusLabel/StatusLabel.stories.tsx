import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Table } from '../Table/Table.tsx';
import { StatusLabel, type StatusLabelEmphasis, type StatusLabelTone } from './StatusLabel.tsx';

const meta = preview.meta({
  title: 'Data/StatusLabel',
  component: StatusLabel,
  args: { children: 'In delivery', tone: 'info' },
});

const words: Record<StatusLabelTone, string> = {
  neutral: 'Draft',
  info: 'In delivery',
  positive: 'Live',
  caution: 'Waiting for you',
  critical: 'Failed',
};
const tones: StatusLabelTone[] = ['neutral', 'info', 'positive', 'caution', 'critical'];

/** Each tone has its own shape, so that colour is not the only sign. */
export const Quiet = meta.story({
  args: { emphasis: 'quiet' },
  render: (args) => (
    <Stack direction="row" gap={24}>
      {tones.map((tone) => (
        <StatusLabel key={tone} {...args} tone={tone}>
          {words[tone]}
        </StatusLabel>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const looks = tones.map((tone) => {
      const mark = canvas.getByText(words[tone]).previousElementSibling;
      return [mark?.innerHTML, mark && getComputedStyle(mark).fill === 'none'].join(' ');
    });
    await expect(new Set(looks).size).toBe(tones.length);
  },
});

export const Strong = meta.story({ ...Quiet.input, args: { emphasis: 'strong' } });

type Row = { id: string; service: string; tone: StatusLabelTone; emphasis: StatusLabelEmphasis };

const rows: Row[] = [
  { id: 'NL-AMS-2041', service: 'Amsterdam – London', tone: 'positive', emphasis: 'quiet' },
  { id: 'UK-LON-1187', service: 'London – Reading', tone: 'positive', emphasis: 'quiet' },
  { id: 'UK-MAN-0932', service: 'Manchester, internet', tone: 'caution', emphasis: 'strong' },
  { id: 'FR-PAR-3310', service: 'Paris – Lyon', tone: 'info', emphasis: 'quiet' },
  { id: 'DE-FRA-4001', service: 'Frankfurt, internet', tone: 'neutral', emphasis: 'quiet' },
];

/** Normal states are quiet, so that the one row that waits for the reader is seen. */
export const InATable = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <Table
      caption="Orders"
      columns={[
        { id: 'id', header: 'Circuit', kind: 'identifier', isRowHeader: true, cell: ({ id }: Row) => id },
        { id: 'service', header: 'Service', cell: ({ service }) => service },
        {
          id: 'status',
          header: 'Status',
          cell: ({ tone, emphasis }) => (
            <StatusLabel tone={tone} emphasis={emphasis}>
              {words[tone]}
            </StatusLabel>
          ),
        },
      ]}
      data={{ status: 'ready', rows }}
      rowId={({ id }) => id}
    />
  ),
});

/** In a line of text it does not change the line height. */
export const InASentence = meta.story({
  render: () => (
    <p>
      This circuit is <StatusLabel tone="positive">Live</StatusLabel> again. The order is{' '}
      <StatusLabel tone="caution" emphasis="strong">
        Waiting for you
      </StatusLabel>{' '}
      now.
    </p>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText(/circuit/);
    const lines = Math.round(
      line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight),
    );
    await expect(line.getBoundingClientRect().height).toBeCloseTo(
      lines * Number.parseFloat(getComputedStyle(line).lineHeight),
      0,
    );
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  render: () => (
    <Stack gap={12}>
      <StatusLabel tone="caution">Waiting for the landlord of {'Wallstraße'.repeat(12)}</StatusLabel>
      <StatusLabel tone="caution" emphasis="strong">
        Waiting for the carrier in {'Wallstraße'.repeat(12)}
      </StatusLabel>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByText(/Waiting/))
      await expect(label.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});
