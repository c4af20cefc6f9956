import { QuaysideProvider } from '@quayside/ui';
import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lazyNamed } from './lazyNamed.ts';
import { WhenLoaded } from './WhenLoaded.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function Page(): JSX.Element {
  return <h1>Cases</h1>;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('a part is drawn in the frame after it came, with Loading until then', async () => {
  let come: (() => void) | undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const Part = lazyNamed('Page', async () => {
    await coming;
    return { Page };
  });
  root.render(
    <QuaysideProvider>
      <WhenLoaded part={Part.load}>
        <Part />
      </WhenLoaded>
    </QuaysideProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  come?.();
  await frame();
  await frame();
  expect(container.textContent).toBe('Cases');
});
