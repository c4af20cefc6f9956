import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const meta = preview.meta({
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  parameters: {
    usage: {
      when: 'For a part of a page in another theme or view: a preview, a comparison.',
      whenNot: 'Not for the page as a whole: QuaysideProvider.',
    },
  },
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
