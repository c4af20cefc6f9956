import { act, cloneElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { attached, drawComponents, storiesPreview } from './hydration.fixtures.tsx';

vi.mock('../../../../.storybook/preview.tsx', () => ({ default: storiesPreview }));

/** Components that take the words of another component, or whose contents do. */
const wordsOf: Readonly<Record<string, string>> = {
  AppShell: 'TopNav',
  FieldRow: 'DateField',
  ListToolbar: 'Table',
  PageContent: 'InlineAlert',
  TileGrid: 'Tile',
};

/** `className` reaches the root; `ref` and other props reach the native control. */
const nativeControls = new Set([
  'Checkbox',
  'Combobox',
  'MultiSelect',
  'DateField',
  'FileDrop',
  'NativeSelect',
  'Switch',
  'TextArea',
  'TextField',
]);

/** Components without an element of their own. */
const rootless = new Set(['LegalSections', 'QuaysideProvider']);

const drawings = await drawComponents();
const components = drawings.map(
  ([name, drawing]) =>
    [
      name,
      <StrictMode key={name}>
        <QuaysideProvider>{drawing}</QuaysideProvider>
      </StrictMode>,
    ] as const,
);
const rooted = components.filter(([name]) => !rootless.has(name));

let host: HTMLDivElement;
let complained: MockInstance[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  complained = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  attached.root = null;
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Components without a class of their own: a scope draws nothing, and the table styles its pins. */
const unstyled = new Set(['ThemeScope', 'RowPin']);

describe('server rendering', () => {
  it.each(components)('%s hydrates without a warning', async (_name, element) => {
    host.innerHTML = renderToString(element);
    const drawn = host.firstElementChild;
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = await act(() => hydrateRoot(host, element, { onRecoverableError }));
    await act(async () => root.render(cloneElement(element)));
    expect(onRecoverableError).not.toHaveBeenCalled();
    for (const said of complained) expect(said).not.toHaveBeenCalled();
    expect(host.firstElementChild).toBe(drawn);
    act(() => root.unmount());
  });

  it.each(rooted)('%s passes ref, className and other props to its root', async (name, element) => {
    host.innerHTML = renderToString(element);
    const drawn = host.firstElementChild;
    const target = nativeControls.has(name) ? host.querySelector('input, select, textarea') : drawn;
    expect(drawn?.classList).toContain('own');
    expect(drawn?.classList.length).toBeGreaterThan(unstyled.has(name) ? 0 : 1);
    expect(target?.getAttribute('data-own')).toBe('yes');
    expect(host.querySelectorAll('[style]')).toHaveLength(0);
    const root = await act(() => hydrateRoot(host, element));
    expect(attached.root).toBe(target);
    act(() => root.unmount());
    expect(attached.root).toBeNull();
  });
});

it.each(drawings)(
  '%s without a provider either renders or throws an error that names the provider',
  (name, drawing) => {
    let said = '';
    try {
      renderToString(drawing);
    } catch (error) {
      said = String(error);
    }
    expect(said).toMatch(
      new RegExp(
        `^$|^Error: (?:${wordsOf[name] ?? name}|A link) has no words and links: wrap the application`,
      ),
    );
  },
);
