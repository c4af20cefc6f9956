import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { inlineEdges } from '../../../../../.storybook/inlineDirection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers, tokens } from '../../tokens/generated/tokens.ts';
import { Grid } from './Grid.tsx';

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      style={{
        padding: tokens.space[16],
        border: `1px solid ${tokens.color.border}`,
        borderRadius: tokens.radius.card,
        background: tokens.color.surfaceRaised,
      }}
    >
      <div style={{ color: tokens.color.textQuiet }}>{name}</div>
      <strong style={{ fontSize: tokens.fontSize[24] }}>{children}</strong>
    </section>
  );
}

const figures = (
  <>
    <Figure name="Open cases">12</Figure>
    <Figure name="Orders under way">4</Figure>
    <Figure name="Circuits">187</Figure>
    <Figure name="Quotes to approve">3</Figure>
    <Figure name="Invoices due">2</Figure>
  </>
);

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    layout: 'padded',
  },
  args: { children: figures },
});

const startsOf = (elements: Element[]): number[] => [
  ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))),
];

const noSidewaysScroll = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Auto = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('region')
      .map((figure) => inlineEdges(figure.getBoundingClientRect()));
    await expect((second?.start ?? 0) - (first?.end ?? 0)).toBeCloseTo(tokenNumbers.space[16], 0);
    await noSidewaysScroll();
  },
});

export const Two = meta.story({
  args: { columns: 'two', align: 'stretch' },
  play: async ({ canvas }) => {
    await expect(startsOf(canvas.getAllByRole('region'))).toHaveLength(2);
  },
});

export const Three = meta.story({
  args: { columns: 'three', gap: 24 },
  play: async ({ canvas }) => {
    await expect(startsOf(canvas.getAllByRole('region'))).toHaveLength(3);
  },
});

export const Four = meta.story({
  args: { columns: 'four', minimum: 'small' },
  play: async ({ canvas }) => {
    await expect(startsOf(canvas.getAllByRole('region'))).toHaveLength(4);
  },
});

/** Two columns fit a phone. */
export const Six = meta.story({ tags: ['!autodocs'], args: { columns: 'six', minimum: 'small' } });

export const SmallMinimum = meta.story({ args: { minimum: 'small', gap: 8 } });

export const MediumMinimum = meta.story({ tags: ['!autodocs'], args: { minimum: 'medium' } });

export const LargeMinimum = meta.story({ tags: ['!autodocs'], args: { minimum: 'large', gap: 32 } });

const mainAndAside = [
  <Figure key="main" name="Circuit NL-AMS-2041">
    Amsterdam to London
  </Figure>,
  <Figure key="aside" name="Account manager">
    Mara Lindqvist
  </Figure>,
];

export const MainAside = meta.story({
  args: { columns: 'main-aside', gap: 24, children: mainAndAside },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('region', { name: 'Circuit NL-AMS-2041' }).getBoundingClientRect();
    const aside = canvas.getByRole('region', { name: 'Account manager' }).getBoundingClientRect();
    await expect(inlineEdges(aside).start).toBeGreaterThan(inlineEdges(main).end);
    await expect(main.width).toBeGreaterThan(2 * aside.width);
  },
});

export const AsideMain = meta.story({
  args: { columns: 'aside-main', gap: 24, children: mainAndAside.toReversed() },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('region', { name: 'Circuit NL-AMS-2041' }).getBoundingClientRect();
    const aside = canvas.getByRole('region', { name: 'Account manager' }).getBoundingClientRect();
    await expect(inlineEdges(aside).end).toBeLessThan(inlineEdges(main).start);
    await expect(main.width).toBeGreaterThan(2 * aside.width);
  },
});

/** In a narrow container all children stack, at any size of the screen. */
export const InLittleRoom = meta.story({
  tags: ['!autodocs'],
  args: { columns: 'main-aside', children: mainAndAside },
  decorators: [(Story) => <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(startsOf(canvas.getAllByRole('region'))).toHaveLength(1);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    columns: 'two',
    children: (
      <>
        <Figure name="Order">{'NL-AMS-2041-'.repeat(20)}</Figure>
        <Figure name="Verbindungsqualitätsüberwachungsdienst">1</Figure>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: noSidewaysScroll,
});

/** Each child is as high as its content. */
export const AlignedAtTheTop = meta.story({
  tags: ['!autodocs'],
  args: {
    columns: 'two',
    minimum: 'small',
    align: 'start',
    children: (
      <>
        <Figure name="Open cases">12</Figure>
        <Figure name="Orders under way">
          4<br />
          of 9
        </Figure>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [short, tall] = canvas.getAllByRole('region').map((figure) => figure.getBoundingClientRect());
    await expect(short?.top).toBe(tall?.top);
    await expect(short?.height).toBeLessThan(tall?.height ?? 0);
  },
});
