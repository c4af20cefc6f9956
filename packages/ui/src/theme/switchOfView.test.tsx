import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QuaysideProvider, type QuaysideProviderProps } from './QuaysideProvider.tsx';

const { dataset } = document.documentElement;
let root: Root;

function forgetView(): void {
  delete dataset['view'];
  delete dataset['switchedTo'];
}

beforeEach(() => {
  forgetView();
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  root.unmount();
  forgetView();
});

/** The name of the page's animation after the provider has rendered. */
function animationAfter(props: QuaysideProviderProps): string {
  flushSync(() => root.render(<QuaysideProvider {...props} />));
  return getComputedStyle(document.body).animationName;
}

it('QuaysideProvider plays a transition when the view is switched, and none on the first page', () => {
  expect(animationAfter({ view: 'apollo' })).toBe('none');
  expect(animationAfter({ view: 'apollo', theme: 'dark' })).toBe('none');
  expect(animationAfter({ view: 'artemis', theme: 'dark' })).toBe('qs-dusk');
  expect(animationAfter({ view: 'apollo', theme: 'dark' })).toBe('qs-dawn');
});
