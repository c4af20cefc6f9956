import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Tile } from '../Tile/Tile.tsx';
import { chatIcon, cloudIcon, documentIcon, networkIcon, phoneIcon } from '../../icons/index.ts';
import { TileGrid } from './TileGrid.tsx';

const meta = preview.meta({
  title: 'Layout/TileGrid',
  component: TileGrid,
  parameters: {
    layout: 'padded',
  },
  args: {
    children: (
      <>
        <Tile href="/1access" icon={networkIcon} title="1Access" text="Quote and order connectivity." />
        <Tile href="/voice" icon={phoneIcon} title="Voice" text="Your numbers and SIP channels." />
        <Tile href="/cloud" icon={cloudIcon} title="1Cloud" text="Estimate what your cloud would cost." />
        <Tile
          href="/support"
          icon={chatIcon}
          title="Support"
          text="Open a case, or see how yours are doing."
        />
        <Tile href="/resource" icon={documentIcon} title="Resources" text="Guides, price lists, contracts." />
      </>
    ),
  },
});

export const Landing = meta.story({
  decorators: [
    (Story) => (
      <>
        <h1>Quayside</h1>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});
