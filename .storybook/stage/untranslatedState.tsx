import type { JSX } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TimelineEventState } from '../../packages/ui/src/components/Timeline/Timeline.tsx';

declare global {
  interface Window {
    /** Adds a component that shows words of the code to the page, for the test of the check itself. */
    showUntranslatedState: (state: TimelineEventState) => void;
  }
}

/** Shows its state's word in each way a component could. */
function UntranslatedState({ state }: { state: TimelineEventState }): JSX.Element {
  return (
    <section aria-label={state}>
      {state === 'coming' && <b>coming</b>}
      <i>{state}</i>
      <u>{Object.keys({ title: state })}</u>
    </section>
  );
}

window.showUntranslatedState = (state) => {
  const place = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(place).render(<UntranslatedState state={state} />));
};
