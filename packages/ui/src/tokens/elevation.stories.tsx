import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from './generated/tokens.ts';

type LevelsProps = { levels: Record<string, string> };

function Levels({ levels }: LevelsProps) {
  return (
    <ul
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: tokens.space[32],
        margin: 0,
        padding: tokens.space[24],
        listStyle: 'none',
      }}
    >
      {Object.entries(levels).map(([name, boxShadow]) => (
        <li
          key={name}
          style={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: 176,
            blockSize: 112,
            border: `1px solid ${tokens.color.border}`,
            borderRadius: tokens.radius.card,
            background: tokens.color.surfaceRaised,
            boxShadow,
          }}
        >
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Foundations/Elevation',
  component: Levels,
  // Not a component of the package. Its docs are a page of `.storybook/pages/foundations`.
  tags: ['!manifest', '!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A hairline separates what lies on the page. A raised part lies on the page and can be lifted: a floating button, a tile under the pointer. An overlay covers the page: a menu, a toast, a dialog over its scrim.',
      },
    },
  },
  args: { levels: { hairline: 'none', ...tokens.shadow } },
  argTypes: { levels: { control: false } },
});

export const All = meta.story({
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem').slice(1)) {
      await expect(getComputedStyle(item).boxShadow).not.toBe('none');
    }
  },
});

export const Scrim = meta.story({
  render: () => (
    <div
      style={{
        padding: tokens.space[48],
        background: `radial-gradient(${tokens.color.scrim}, ${tokens.color.scrimEdge})`,
      }}
    >
      <Levels levels={{ overlay: tokens.shadow.overlay }} />
    </div>
  ),
});
