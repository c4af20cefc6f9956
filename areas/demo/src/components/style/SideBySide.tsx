import { Grid } from '@quayside/ui/Grid';
import { Stack } from '@quayside/ui/Stack';
import { ThemeScope } from '@quayside/ui/theme';
import { createContext, useContext, type JSX, type ReactNode } from 'react';
import { comparisons, type Comparison } from './comparisons.ts';

const ComparisonContext = createContext<Comparison>('theme');

/** Provides the comparison that the samples below show. */
export const ComparisonProvider = ComparisonContext.Provider;

/** The same sample in two appearances. `children` may read the name of the appearance, to tell controls apart. */
export function SideBySide({
  title,
  children,
}: {
  title: string;
  children: (appearance: string) => ReactNode;
}): JSX.Element {
  const panels = comparisons[useContext(ComparisonContext)];
  return (
    <section aria-label={title}>
      <h2 style={{ margin: '0 0 0.75rem', font: 'var(--qs-type-section)' }}>{title}</h2>
      <Grid columns="two" minimum="large" gap={16}>
        {panels.map(({ name, appearance }) => (
          <ThemeScope
            key={name}
            {...appearance}
            style={{
              minInlineSize: 0,
              padding: '1rem',
              border: '1px solid var(--qs-color-border)',
              borderRadius: 'var(--qs-radius-card)',
              background: 'var(--qs-color-surface)',
              color: 'var(--qs-color-text)',
            }}
          >
            <Stack gap={16}>
              <span style={{ font: 'var(--qs-type-label)', color: 'var(--qs-color-text-quiet)' }}>
                {name}
              </span>
              {children(name)}
            </Stack>
          </ThemeScope>
        ))}
      </Grid>
    </section>
  );
}
