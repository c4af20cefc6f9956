import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { takeBareTexts } from './bareTexts.ts';

it('The watch of page tests finds a bare text that changes or goes', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  for (const count of [2, 1])
    act(() => root.render(createElement('p', {}, count > 1 && 'about ', count, ' of 5')));
  act(() => root.unmount());
  expect(takeBareTexts()).toEqual([
    expect.stringMatching(/^removed "about " in <p>/),
    expect.stringMatching(/^changed "2" in <p>.* to "1"$/),
  ]);
});
