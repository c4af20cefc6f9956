import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusHeading, focusPage } from './focusPage.ts';

let page: HTMLDivElement;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => page.remove());

const find = (selector: string): HTMLElement | null => page.querySelector<HTMLElement>(selector);

it.each([
  ['a focusable heading', '<main tabindex="-1"><h1>Old</h1><h1 tabindex="-1" id="here">Quotes</h1></main>'],
  ['a focusable <main>', '<main tabindex="-1" id="here"><h1>Quotes</h1></main>'],
  ['any heading', '<h1>Portal</h1><main><h1 id="here">Quotes</h1></main>'],
  ['any <main>', '<h1>Portal</h1><main id="here"><p>Quotes</p></main>'],
])('focusPage focuses %s', (_where, html) => {
  page.innerHTML = html;
  focusPage();
  expect(document.activeElement).toBe(find('#here'));
});

it('focusHeading leaves an element unfocusable that was unfocusable before', () => {
  page.innerHTML = '<main><h1>Quotes</h1><button>Save</button></main>';
  focusHeading();
  focusHeading();
  const heading = find('h1');
  expect(document.activeElement).toBe(heading);
  expect(heading?.tabIndex).toBe(-1);
  // The window lost focus, not the heading.
  heading?.dispatchEvent(new FocusEvent('blur'));
  expect(document.activeElement).toBe(heading);
  find('button')?.focus();
  expect(heading?.hasAttribute('tabindex')).toBe(false);
});

it('focusHeading leaves a focusable element focusable', () => {
  page.innerHTML = '<main><h1 tabindex="-1">Quotes</h1><button>Save</button></main>';
  focusHeading();
  find('button')?.focus();
  expect(find('h1')?.getAttribute('tabindex')).toBe('-1');
});

it('focusPage changes nothing behind a dialog', () => {
  page.innerHTML = '<main inert><h1>Quotes</h1></main>';
  focusHeading();
  expect(page.innerHTML).toBe('<main inert=""><h1>Quotes</h1></main>');
});

it('focusPage does not move existing focus', () => {
  page.innerHTML = '<main><h1>Quotes</h1><button>Save</button></main>';
  find('button')?.focus();
  focusPage();
  expect(document.activeElement).toBe(find('button'));
});
