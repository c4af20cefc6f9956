import { bridge, crane, harbour, Illustration, mooringRing } from '@quayside/ui/Illustration';
import { Stack } from '@quayside/ui/Stack';
import { tokenNumbers, tokens } from '@quayside/ui/tokens';
import type { CSSProperties, JSX } from 'react';
import { SideBySide } from './SideBySide.tsx';

const swatchList: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '0.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const code: CSSProperties = { fontFamily: tokens.fontFamily.mono, fontSize: tokens.fontSize[12] };

/** Colour, type, space, corners, elevation and illustrations, from the tokens themselves. */
export function FoundationSamples(): JSX.Element {
  return (
    <Stack gap={32}>
      <SideBySide title="Colour">{() => <Swatches />}</SideBySide>
      <SideBySide title="Type">{() => <TypeRoles />}</SideBySide>
      <SideBySide title="Space">{() => <Spaces />}</SideBySide>
      <SideBySide title="Corners and elevation">{() => <Surfaces />}</SideBySide>
      <SideBySide title="Illustration">{() => <Drawings />}</SideBySide>
    </Stack>
  );
}

function Swatches(): JSX.Element {
  return (
    <ul style={swatchList}>
      {Object.entries(tokens.color).map(([name, value]) => (
        <li key={name}>
          <div
            style={{
              blockSize: 40,
              border: `1px solid ${tokens.color.border}`,
              borderRadius: tokens.radius.control,
              background: value,
            }}
          />
          <span style={code}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function TypeRoles(): JSX.Element {
  return (
    <Stack gap={12}>
      {Object.entries(tokens.type).map(([role, font]) => (
        <div key={role} style={{ minInlineSize: 0 }}>
          <div style={{ font, overflowWrap: 'anywhere' }}>Leeds, 1 Gbit/s, £412.00</div>
          <span style={{ ...code, color: tokens.color.textQuiet }}>{role}</span>
        </div>
      ))}
    </Stack>
  );
}

function Spaces(): JSX.Element {
  return (
    <Stack gap={8}>
      {Object.values(tokenNumbers.space).map((size) => (
        <div key={size} style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
          <div style={{ inlineSize: size * 3, blockSize: 12, background: tokens.color.accentStrong }} />
          <span style={code}>{size}</span>
        </div>
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
    <div style={swatchList}>
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
          <span style={code}>{name}</span>
        </div>
      ))}
    </div>
  );
}

function Drawings(): JSX.Element {
  return (
    <div style={swatchList}>
      {Object.entries({ harbour, crane, bridge, mooringRing }).map(([name, shape]) => (
        <div key={name}>
          <Illustration {...shape} style={{ inlineSize: '100%' }} />
          <span style={code}>{name}</span>
        </div>
      ))}
    </div>
  );
}
