import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <QuaysideProvider>
      <Dialog open title="What is new" actions={<Button>Go on</Button>}>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>Line {line + 1}</p>
        ))}
      </Dialog>
    </QuaysideProvider>,
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it.each([
  [1366, 768],
  [360, 640],
])('The buttons of a long Dialog are in sight at %d by %d, and its words scroll', async (width, height) => {
  await page.viewport(width, height);
  const button = page.getByRole('button', { name: 'Go on' });
  await expect.element(button).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('Line 40')).not.toBeInViewport();
  page.getByText('Line 40').element().scrollIntoView();
  await expect.element(page.getByText('Line 40')).toBeInViewport({ ratio: 1 });
  await expect.element(button).toBeInViewport({ ratio: 1 });
});

it('Dialog scrolls its buttons with the text on a very low screen', async () => {
  await page.viewport(320, 256);
  const button = page.getByRole('button', { name: 'Go on' });
  await expect.element(button).not.toBeInViewport();
  button.element().focus();
  await expect.element(button).toBeInViewport({ ratio: 1 });
});
