import { Grid } from '@quayside/ui/Grid';
import { Heading } from '@quayside/ui/Heading';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
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
      <Stack gap={12}>
        <Heading>{title}</Heading>
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
                <Text as="span" tone="quiet" size="label">
                  {name}
                </Text>
                {children(name)}
              </Stack>
            </ThemeScope>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
