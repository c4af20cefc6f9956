import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from './generated/tokens.ts';

type SpecimenProps = { text: string };

function Specimen({ text }: SpecimenProps) {
  const { sans, mono } = tokens.fontFamily;
  const lines = [
    ...Object.entries(tokens.fontSize).map(([name, fontSize]) => ({ name, style: { fontSize } })),
    ...Object.entries(tokens.fontWeight).map(([name, fontWeight]) => ({ name, style: { fontWeight } })),
    { name: 'sans', style: { fontFamily: sans } },
    { name: 'mono', style: { fontFamily: mono } },
  ];
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: '80px 1fr',
        alignItems: 'baseline',
        gap: `${tokens.space[8]} ${tokens.space[16]}`,
        margin: 0,
      }}
    >
      {lines.map(({ name, style }) => [
        <dt key={`${name} name`} translate="no" style={{ color: tokens.color.textQuiet }}>
          {name}
        </dt>,
        <dd key={name} style={{ margin: 0, lineHeight: tokens.lineHeight.tight, ...style }}>
          {text}
        </dd>,
      ])}
    </dl>
  );
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: Specimen,
  // Not a component of the package.
  tags: ['!manifest'],
  parameters: {
    docs: {
      description: {
        component: 'The six sizes, the three weights and the two families, on a line of the reader’s own.',
      },
    },
  },
  args: { text: 'Order 1,411.00 of CIR-0O8B-4711' },
});

export const Scale = meta.story({
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText('Order 1,411.00 of CIR-0O8B-4711')
      .slice(0, Object.keys(tokens.fontSize).length)
      .map((line) => getComputedStyle(line).fontSize);
    await expect(sizes).toEqual(Object.keys(tokens.fontSize).map((size) => `${size}px`));
  },
});
