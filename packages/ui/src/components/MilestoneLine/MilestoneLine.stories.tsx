import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { milestoneLine } from '../../testing/milestoneLine.ts';
import { Stack } from '../Stack/Stack.tsx';
import { MilestoneLine, type Milestone } from './MilestoneLine.tsx';

const day = (dateTime: string, text: string) => <time dateTime={dateTime}>{text}</time>;

const milestones: Milestone[] = [
  { id: 'received', title: 'Order received', state: 'done', actual: day('2026-09-28', '28 Sep 2026') },
  { id: 'validated', title: 'Validated', state: 'done', actual: day('2026-09-30', '30 Sep 2026') },
  { id: 'booked', title: 'Survey booked', state: 'done', actual: day('2026-10-05', '5 Oct 2026') },
  {
    id: 'surveyed',
    title: 'Survey done',
    state: 'done',
    actual: day('2026-10-21', '21 Oct 2026'),
    owner: 'Carrier',
    slips: [{ id: '1', from: '14 Oct', reason: 'The carrier moved the survey.' }],
  },
  { id: 'charges', title: 'Charges confirmed', state: 'done', actual: day('2026-10-26', '26 Oct 2026') },
  { id: 'consents', title: 'Consents', state: 'skipped', note: 'The building is already connected.' },
  {
    id: 'build',
    title: 'Build',
    state: 'current',
    planned: 'by 3 Dec 2026',
    owner: 'Carrier',
    slips: [
      { id: '1', from: '12 Nov', reason: 'The duct was blocked.' },
      { id: '2', from: '20 Nov', reason: 'Roadworks need a permit.' },
    ],
    jeopardy: {
      reason: 'The council has not granted the permit.',
      since: '18 Nov 2026',
      newDate: '9 Dec 2026',
    },
  },
  { id: 'date', title: 'Delivery date confirmed', planned: '7 Dec 2026', owner: 'Us' },
  { id: 'install', title: 'Install', planned: '14–16 Dec 2026', owner: 'You and us' },
  { id: 'test', title: 'Test and activate', planned: '17 Dec 2026', owner: 'Us' },
  { id: 'handover', title: 'Handover', state: 'upcoming', planned: '18 Dec 2026', owner: 'You' },
  { id: 'complete', title: 'Complete', planned: '21 Dec 2026' },
];

const blocked: Milestone[] = milestones.map((milestone) =>
  milestone.id === 'build'
    ? {
        id: 'build',
        title: 'Build',
        state: 'blocked',
        planned: 'by 3 Dec 2026',
        owner: 'You',
        note: 'Upload the wayleave that the landlord signed.',
      }
    : milestone,
);

const meta = preview.meta({
  title: 'Data/MilestoneLine',
  component: MilestoneLine,
  parameters: {
    layout: 'padded',
  },
  args: { milestones },
});

/** The milestone that delivery has reached is in view. */
export const Delivery = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const line = milestoneLine(canvasElement);
    await expect(line.milestones()).toHaveLength(12);
    await expect(line.current()).toBe('Build');
    const current = line.element('Build');
    await expect(current).toHaveAttribute('aria-current', 'step');
    const { left, right } = current.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(current.querySelectorAll('del')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const scroller = canvasElement.querySelector<HTMLElement>('[role="region"]');
    await userEvent.tab();
    if (scroller) await expect(scroller).toHaveFocus();
  },
});

export const Vertical = meta.story({
  args: { layout: 'vertical', milestones: blocked },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const line = milestoneLine(canvasElement);
    await expect(line.current()).toBe('Build');
    await expect(line.state('Build')).toBe('blocked');
    await expect(line.state('Consents')).toBe('skipped');
    const lefts = line.milestones().map((title) => line.element(title).getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});

/** A horizontal line in a narrow container is vertical. */
export const NarrowContainer = meta.story({
  args: { layout: 'horizontal' },
  decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const line = milestoneLine(canvasElement);
    const lefts = line.milestones().map((title) => line.element(title).getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
});

const compactLines: Record<string, Milestone[]> = {
  'in progress': milestones,
  blocked,
  'not started': milestones.map(({ id, title, planned }) => ({ id, title, planned })),
  finished: milestones.map(({ id, title }) => ({ id, title, state: 'done' })),
  'long text': [{ id: 'long', title: `Inbetriebnahme${'protokoll'.repeat(20)}`, state: 'current' }],
};

/** One line for a table cell: in progress, blocked, not started, finished, with long text. */
export const Compact = meta.story({
  render: () => (
    <Stack>
      {Object.entries(compactLines).map(([name, each]) => (
        <MilestoneLine key={name} layout="compact" milestones={each} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Build')).toHaveLength(2);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Five short milestones share the width. */
export const Few = meta.story({
  args: { milestones: milestones.slice(4, 9) },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    milestones: [
      {
        id: 'long',
        title: `Standort${'begehung'.repeat(12)}`,
        state: 'current',
        planned: 'w'.repeat(80),
        owner: 'A carrier with a long name, '.repeat(4),
        slips: [{ id: '1', from: '12 November 2026', reason: 'A reason that goes on. '.repeat(6) }],
        jeopardy: { reason: 'y'.repeat(120) },
        note: 'A note that goes on. '.repeat(6),
      },
      { id: 'next', title: 'Complete' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
