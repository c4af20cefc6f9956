import { createDeferred } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPart, WhenLoaded } from './lazyPart.tsx';

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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('A part shows Loading while its code loads, and is rendered in the next frame', async () => {
  const { promise, resolve } = createDeferred<typeof Page>();
  const Part = lazyPart(() => promise);
  root.render(
    <QuaysideProvider>
      <WhenLoaded part={Part.load}>
        <Part />
      </WhenLoaded>
    </QuaysideProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  resolve(Page);
  await nextFrame();
  await nextFrame();
  expect(container.textContent).toBe('Cases');
});
