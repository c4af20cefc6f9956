import { expect } from 'storybook/test';
import preview from '../preview.tsx';

/** Stories with one fault each, for the test of the checks. Storybook does not show them; the stage does. */
const meta = preview.meta({ title: 'Faulty' });

export const NothingWrong = meta.story({ render: () => <p>Every check passes.</p> });

export const NothingWrongEither = meta.story({ render: () => <p>Here neither, in more words.</p> });

export const Throwing = meta.story({
  render: () => {
    throw new Error('deliberate error');
  },
});

export const FailingPlay = meta.story({
  render: () => <p>One</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/./)).toHaveTextContent('Two');
  },
});

export const FieldWithoutName = meta.story({ render: () => <input type="text" /> });

/** Adds a grey that can be read on the surface of the light theme only. */
function addGrey(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { color: #3a3a3a }`);
  document.adoptedStyleSheets.push(sheet);
}

export const PaleInDark = meta.story({
  render: () => <p className="faulty-grey">Grey</p>,
  play: () => addGrey('.faulty-grey'),
});

const nested = (state: string) => (
  <div data-faulty={state}>
    <p>
      <span>Text</span>
    </p>
  </div>
);

export const StateInOrder = meta.story({ render: () => nested('fine') });

/** The colour depends on a state further up than the parent. The text looks like that of `StateInOrder` otherwise. */
export const StatePaleInDark = meta.story({
  render: () => nested('pale'),
  play: () => addGrey('[data-faulty="pale"] span'),
});

export const ConsoleError = meta.story({
  render: () => <p>Quiet</p>,
  play: () => {
    // oxlint-disable-next-line no-console -- the fault of this story
    console.error('an error of this story');
  },
});

export const StyleAttribute = meta.story({
  render: () => <p>Plain</p>,
  play: ({ canvas }) => {
    canvas.getByText('Plain').setAttribute('style', 'color: green');
  },
});
