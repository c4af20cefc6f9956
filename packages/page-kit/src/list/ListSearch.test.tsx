import { QuaysideProvider } from '@quayside/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ListSearch } from './ListSearch.tsx';

const AFTER_TYPING_MS = 1000;

it('A list is not searched for what an input method has not accepted [LIST-1]', () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });
  const onSearch = vi.fn<(words: string) => void>();
  act(() =>
    root.render(
      <QuaysideProvider>
        <ListSearch label="Search cases" placeholder="Number" words="" onSearch={onSearch} />
      </QuaysideProvider>,
    ),
  );
  const field = place.querySelector('input');
  const compose = (event: string, words: string): void =>
    act(() => {
      field?.dispatchEvent(new CompositionEvent(event, { bubbles: true }));
      field?.setRangeText(words, 0, field.value.length);
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });

  compose('compositionstart', 'とうきょう');
  act(() => void vi.advanceTimersByTime(AFTER_TYPING_MS));
  expect(onSearch).not.toHaveBeenCalled();

  compose('compositionend', '東京');
  act(() => void vi.advanceTimersByTime(AFTER_TYPING_MS));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('東京');
});
