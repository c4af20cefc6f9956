import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from './generated/tokens.ts';

type SwatchesProps = { group: Record<string, string> };

function Swatches({ group }: SwatchesProps) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        gap: tokens.space[16],
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(group).map(([name, value]) => (
        <li key={name}>
          <div
            style={{
              blockSize: 48,
              border: `1px solid ${tokens.color.border}`,
              borderRadius: tokens.radius.control,
              background: value,
            }}
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Swatches,
  // Not a component of the package. Its docs are a page of `.storybook/pages/foundations`.
  tags: ['!manifest', '!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The colours by name: what they are for, never what they look like. Each follows the theme and the view.',
      },
    },
  },
  args: { group: tokens.color },
  argTypes: { group: { control: false } },
});

export const Colours = meta.story({
  play: async ({ canvasElement }) => {
    for (const swatch of canvasElement.querySelectorAll('li > div')) {
      await expect(getComputedStyle(swatch).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    }
  },
});

export const ColoursDark = meta.story({ globals: { theme: 'dark' } });

export const Artemis = meta.story({ globals: { view: 'artemis' } });

export const ArtemisDark = meta.story({ globals: { theme: 'dark', view: 'artemis' } });
