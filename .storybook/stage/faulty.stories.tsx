import { expect } from 'storybook/test';
import preview from '../preview.tsx';

/** Stories with one fault each, for the test of the checks. Storybook does not show them; the stage does. */
const meta = preview.meta({ title: 'Faulty' });

export const NothingWrong = meta.story({ render: () => <p>Every check passes.</p> });

export const NothingWrongEither = meta.story({ render: () => <p>Here neither, in more words.</p> });

export const Throwing = meta.story({
  render: () => {
    throw new Error('planted error');
  },
});

export const FailingPlay = meta.story({
  render: () => <p>One</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/./)).toHaveTextContent('Two');
  },
});

export const FieldWithoutName = meta.story({ render: () => <input type="text" /> });

/** Its grey can be read on the surface of the light theme only. */
export const PaleInDark = meta.story({
  render: () => <p className="faulty-grey">Grey</p>,
  play: () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.faulty-grey { color: #3a3a3a }');
    document.adoptedStyleSheets.push(sheet);
  },
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
