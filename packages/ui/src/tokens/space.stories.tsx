import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from './generated/tokens.ts';

type BarsProps = { sizes: Record<string, string> };

function Bars({ sizes }: BarsProps) {
  return (
    <ul style={{ display: 'grid', gap: tokens.space[8], margin: 0, padding: 0, listStyle: 'none' }}>
      {Object.entries(sizes).map(([name, size]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: tokens.space[16] }}>
          <code style={{ inlineSize: 112 }}>{name}</code>
          <div
            data-size={name}
            style={{ inlineSize: size, blockSize: tokens.space[16], background: tokens.color.accent }}
          />
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Foundations/Space',
  component: Bars,
  // Not a component of the package. Its docs are a page of `.storybook/pages/foundations`.
  tags: ['!manifest', '!autodocs'],
  parameters: {
    docs: {
      description: {
        component: 'The steps between things, on a grid of 4 px: no other distance is used.',
      },
    },
  },
  args: { sizes: tokens.space },
  argTypes: { sizes: { control: false } },
});

export const Steps = meta.story({
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
      await expect(bar.getBoundingClientRect().width).toBe(Number(bar.dataset['size']));
    }
  },
});

export const Controls = meta.story({
  args: {
    sizes: {
      control: tokens.size.control,
      controlCompact: tokens.size.controlCompact,
      controlTouch: tokens.size.controlTouch,
      target: tokens.size.target,
      bar: tokens.size.bar,
    },
  },
});

export const Corners = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: tokens.space[24] }}>
      {Object.entries(tokens.radius).map(([name, borderRadius]) => (
        <div
          key={name}
          style={{
            padding: tokens.space[24],
            border: `1px solid ${tokens.color.borderStrong}`,
            borderRadius,
          }}
        >
          <code>{name}</code>
        </div>
      ))}
    </div>
  ),
});
