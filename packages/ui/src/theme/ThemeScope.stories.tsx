import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Field } from '../components/Field/Field.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { tokenNumbers, tokens } from '../tokens/generated/tokens.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = preview.meta({
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { children: <Button variant="primary">Save quote</Button>, style: { padding: 24 } },
});

function accentOf(element: Element | null): string {
  return element ? getComputedStyle(element).getPropertyValue('--qs-color-accent') : '';
}

export const ApolloLight = meta.story({ args: { theme: 'light', view: 'apollo' } });

export const ApolloDark = meta.story({ args: { theme: 'dark', view: 'apollo' } });

export const ArtemisLight = meta.story({ args: { theme: 'light', view: 'artemis' } });

export const ArtemisDark = meta.story({
  args: { theme: 'dark', view: 'artemis' },
  play: async ({ canvas }) => {
    const scope = canvas.getByRole('button').parentElement;
    await expect(scope).toHaveAttribute('dir', 'ltr');
    await expect(getComputedStyle(scope ?? document.body).colorScheme).toBe('dark');
    await expect(document.documentElement).toHaveAttribute('data-view', 'apollo');
  },
});

const densities = [
  { density: 'comfortable', title: 'Comfortable' },
  { density: 'compact', title: 'Compact' },
] as const;

export const Densities = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        gap: tokens.space[24],
      }}
    >
      {densities.map(({ density, title }) => (
        <ThemeScope key={density} density={density}>
          <Card title={title} actions={<Button size="compact">Edit</Button>}>
            <Field label="Site">
              <TextField />
            </Field>
          </Card>
        </ThemeScope>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const heights = canvas
      .getAllByRole('textbox')
      .map((field) => field.parentElement?.getBoundingClientRect().height);
    const { control, controlCompact, controlTouch } = tokenNumbers.size;
    await expect(heights).toEqual(isTouch ? [controlTouch, controlTouch] : [control, controlCompact]);
  },
});

export const Nested = meta.story({
  globals: { theme: 'light', view: 'apollo' },
  args: {
    theme: 'dark',
    view: 'artemis',
    children: (
      <ThemeScope theme="light" view="apollo" style={{ padding: 24 }}>
        <Button variant="primary">Save quote</Button>
      </ThemeScope>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const inner = canvas.getByRole('button').parentElement;
    await expect(accentOf(inner)).toBe(accentOf(document.documentElement));
    await expect(accentOf(inner)).not.toBe(accentOf(canvasElement.firstElementChild));
  },
});
