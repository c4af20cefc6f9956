import { QuaysideProvider } from '@quayside/ui/theme';
import { render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StrictMode, type ReactElement } from 'react';

// Playwright's set-up writes the code here that Storybook's docs copy for each component.
const folder = join(process.cwd(), 'src/examples');
const examples = readdirSync(folder).map((file) => file.replace('.tsx', ''));

// jsdom computes styles slowly on a busy machine.
const patienceMs = 60_000;
const said: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  said.length = 0;
  console.error = (...words) => void said.push(words.join(' '));
  console.warn = console.error;
});

afterEach(() => Object.assign(console, original));

const page = (content: ReactElement, busy: boolean): ReactElement => (
  <StrictMode>
    <QuaysideProvider theme={busy ? 'dark' : 'light'}>
      <main aria-busy={busy}>{content}</main>
    </QuaysideProvider>
  </StrictMode>
);

it('The jsdom tests render every component of the package', () => {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('@quayside/ui/package.json');
  const exported = readdirSync(join(manifest, '../dist/components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(exported.length).toBeGreaterThan(60);
  expect(exported.filter((name) => !examples.includes(name))).toEqual([]);
});

it.each(examples)(
  '%s mounts, updates and unmounts in jsdom',
  async (name) => {
    const { Example } = (await import(join(folder, name))) as { Example: () => ReactElement };
    const { rerender, unmount } = render(page(<Example />, false));
    rerender(page(<Example />, true));
    expect(document.querySelector('main')).toBeTruthy();
    unmount();
    expect(document.body.textContent).toBe('');
    expect(said).toEqual([]);
  },
  patienceMs,
);
