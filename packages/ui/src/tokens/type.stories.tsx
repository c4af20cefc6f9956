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
  // Not a component of the package. Its docs are a page of `.storybook/pages/foundations`.
  tags: ['!manifest', '!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The roles, the sizes, the weights and the two families. Use a role where there is one: it sets size, line height, weight and family together.',
      },
    },
  },
  args: { text: 'Order 1,411.00 of CIR-0O8B-4711' },
});

/** The purpose of each role. */
const roles: [role: keyof typeof tokens.type, text: string][] = [
  ['display', 'Display 40/48, begins something'],
  ['title', 'Title 28/36, the heading of a page'],
  ['figure', '£1,411.00 10 Gbps'],
  ['section', 'Section 20/28, a heading inside a page'],
  ['reading', 'Reading 16/26, documents and leads'],
  ['body', 'Body 14/20, everything else'],
  ['label', 'Label 12/16, what names or dates something'],
];

/** Titles and figures are smaller on a phone. */
export const Roles = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: tokens.space[16] }}>
      {roles.map(([role, text]) => (
        <div
          key={role}
          data-role={role}
          style={{
            font: tokens.type[role],
            letterSpacing: `var(--qs-type-${role}-letter-spacing)`,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-role]')].map((line) =>
      parseFloat(getComputedStyle(line).fontSize),
    );
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const large = window.innerWidth < 600 ? [32, 24, 24] : [40, 28, 28];
    await expect(sizes.map((size) => size / rem)).toEqual([...large, 20, 16, 14, 12]);
  },
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
