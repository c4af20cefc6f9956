import { bridge, crane, harbour, Illustration, mooringRing } from '@quayside/ui/Illustration';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { tokenNumbers, tokens } from '@quayside/ui/tokens';
import type { JSX, ReactNode } from 'react';
import { SideBySide } from './SideBySide.tsx';

/** Colour, type, space, corners, elevation and illustrations, from the tokens themselves. */
export function FoundationSamples(): JSX.Element {
  return (
    <Stack gap={32}>
      <SideBySide title="Colour">{() => <Colours />}</SideBySide>
      <SideBySide title="Type">{() => <TypeRoles />}</SideBySide>
      <SideBySide title="Space">{() => <Spaces />}</SideBySide>
      <SideBySide title="Corners and elevation">{() => <Surfaces />}</SideBySide>
      <SideBySide title="Illustration">{() => <Drawings />}</SideBySide>
    </Stack>
  );
}

function TokenName({ children }: { children: ReactNode }): JSX.Element {
  return (
    <span style={{ fontFamily: tokens.fontFamily.mono, fontSize: tokens.fontSize[12] }}>{children}</span>
  );
}

function Swatches({ children }: { children: ReactNode }): JSX.Element {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
        gap: '0.75rem',
      }}
    >
      {children}
    </div>
  );
}

function Colours(): JSX.Element {
  return (
    <Swatches>
      {Object.entries(tokens.color).map(([name, value]) => (
        <div key={name}>
          <div
            style={{
              blockSize: 40,
              border: `1px solid ${tokens.color.border}`,
              borderRadius: tokens.radius.control,
              background: value,
            }}
          />
          <TokenName>{name}</TokenName>
        </div>
      ))}
    </Swatches>
  );
}

function TypeRoles(): JSX.Element {
  return (
    <Stack gap={12}>
      {Object.entries(tokens.type).map(([role, font]) => (
        <div key={role}>
          <div style={{ font, overflowWrap: 'anywhere' }}>Leeds, 1 Gbit/s, £412.00</div>
          <Text as="span" tone="quiet">
            <TokenName>{role}</TokenName>
          </Text>
        </div>
      ))}
    </Stack>
  );
}

function Spaces(): JSX.Element {
  return (
    <Stack gap={8}>
      {Object.values(tokenNumbers.space).map((size) => (
        <Stack key={size} direction="row" gap={12}>
          <div style={{ inlineSize: size * 3, blockSize: 12, background: tokens.color.accentStrong }} />
          <TokenName>{size}</TokenName>
        </Stack>
      ))}
    </Stack>
  );
}

const surfaces = [
  { name: 'raised', style: { boxShadow: tokens.shadow.raised, borderRadius: tokens.radius.card } },
  { name: 'overlay', style: { boxShadow: tokens.shadow.overlay, borderRadius: tokens.radius.card } },
  {
    name: 'sunken',
    style: { background: tokens.color.surfaceSunken, borderRadius: tokens.radius.control },
  },
];

function Surfaces(): JSX.Element {
  return (
    <Swatches>
      {surfaces.map(({ name, style }) => (
        <div
          key={name}
          style={{
            display: 'grid',
            placeItems: 'center',
            blockSize: 96,
            border: `1px solid ${tokens.color.border}`,
            background: tokens.color.surfaceRaised,
            ...style,
          }}
        >
          <TokenName>{name}</TokenName>
        </div>
      ))}
    </Swatches>
  );
}

function Drawings(): JSX.Element {
  return (
    <Swatches>
      {Object.entries({ harbour, crane, bridge, mooringRing }).map(([name, shape]) => (
        <div key={name}>
          <Illustration {...shape} style={{ inlineSize: '100%' }} />
          <TokenName>{name}</TokenName>
        </div>
      ))}
    </Swatches>
  );
}
