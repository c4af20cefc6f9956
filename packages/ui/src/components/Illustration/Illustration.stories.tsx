import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokens } from '../../tokens/generated/tokens.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { bridge, crane, harbour, Illustration, mooringRing } from './Illustration.tsx';

const meta = preview.meta({
  title: 'Foundations/Illustration',
  component: Illustration,
  // Its docs are a page of `.storybook/pages/foundations`.
  tags: ['!autodocs'],
  args: { ...harbour, width: 200 },
});

const shapes = { mooringRing, bridge, crane, harbour };

export const All = meta.story({
  render: () => (
    <ul
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: tokens.space[24],
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(shapes).map(([name, shape]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: tokens.space[8] }}>
          <Illustration {...shape} width={200} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(4);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Artemis = meta.story({ globals: { view: 'artemis', theme: 'dark' } });

export const InAnEmptyPage = meta.story({
  render: () => (
    <EmptyState size="page" illustration={<Illustration {...mooringRing} />} title="You have no services yet">
      A service appears here as soon as its order is approved.
    </EmptyState>
  ),
});

export const InAHeader = meta.story({
  render: () => (
    <PageHeader
      size="display"
      title="Welcome, Noor"
      lead="Northgate Networks"
      illustration={<Illustration {...harbour} />}
    />
  ),
});
