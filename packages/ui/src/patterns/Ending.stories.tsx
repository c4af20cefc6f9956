import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { dialog, toasts } from '../testing/index.ts';
import {
  cancelButtons,
  caseNumber,
  ceaseButtons,
  circuit,
  EndAfterQuestion,
  EndAtOnce,
  EndByWord,
} from './EndingPage.fixtures.tsx';

const ended = fn();
const followed = fn();

const meta = preview.meta({
  title: 'Patterns/Ending',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', frame: { height: 480 } },
});

/** It can be reversed: no question, and Undo in the toast. */
export const AtOnceWithUndo = meta.story({
  render: () => <EndAtOnce onChange={followed} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(followed).toHaveBeenLastCalledWith(false);
    const messages = toasts(canvasElement, userEvent);
    await waitFor(() => expect(messages.shown()).toHaveLength(1));
    await messages.act(caseNumber);
    await expect(followed).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
  },
});

/** The ending takes time to reverse: the dialog names what is lost and what stays. */
export const AfterAQuestion = meta.story({
  render: () => <EndAfterQuestion onEnd={ended} />,
  play: async ({ canvas, userEvent }) => {
    ended.mockClear();
    const question = dialog(document, userEvent);
    await userEvent.click(canvas.getByRole('button'));
    await question.opened();
    await question.press(cancelButtons.cancel);
    await question.closed();
    await expect(ended).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button'));
    await question.opened();
  },
});

/** It costs money, and cannot be reversed: the fee comes first, and a typed word enables the button. */
export const ByATypedWord = meta.story({
  render: () => <EndByWord onEnd={ended} />,
  play: async ({ canvas, userEvent }) => {
    ended.mockClear();
    const question = dialog(document, userEvent);
    await userEvent.click(canvas.getByRole('button'));
    await question.opened();
    const confirm = within(question.element()).getByRole('button', { name: ceaseButtons.confirm });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), circuit.slice(0, -1));
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), circuit.slice(-1));
    await expect(confirm).toBeEnabled();
  },
});
