import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { PageHeader } from './PageHeader.tsx';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

// Each browser test fails if a text that stands beside siblings comes or goes: see `bareTexts.ts`.
it('A title of several parts becomes a plain text on a translated page', async () => {
  const name = <bdi>Quay House</bdi>;
  for (const title of [<>Cease {name}</>, 'Cease a service', <>Cease {name}</>]) {
    root.render(
      <QuaysideProvider>
        <PageHeader title={title} />
      </QuaysideProvider>,
    );
    const text = typeof title === 'string' ? title : 'Cease Quay House';
    await expect.poll(() => container.querySelector('h1')?.textContent).toBe(text);
  }
});
