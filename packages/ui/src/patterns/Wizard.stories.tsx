import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { errorSummary, wizardFrame } from '../testing/index.ts';
import { orderNumber, stepNames, WizardPage, type WizardPageProps } from './WizardPage.fixtures.tsx';

const meta = preview.meta<WizardPageProps, DecoratorFunction, WizardPageProps>({
  title: 'Patterns/Wizard',
  component: WizardPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { place: 'contacts', contact: 'Amelia Hart', onSubmit: fn(), onLeave: fn() },
});

const submit = (root: HTMLElement): HTMLElement => {
  const button = root.querySelector<HTMLElement>('[type="submit"]');
  if (!button) throw new Error('Nothing submits the step.');
  return button;
};

/** A step with a mistake lets the user go ahead, and says so on the review. */
export const Step = meta.story({
  args: { contact: '' },
  play: async ({ canvasElement, userEvent }) => {
    const wizard = wizardFrame(canvasElement, userEvent);
    await userEvent.click(submit(canvasElement));
    await waitFor(() => expect(wizard.heading()).toBe(stepNames.review));
    await expect(wizard.steps()[3]).toEqual({ label: stepNames.contacts, state: 'error', isCurrent: false });
  },
});

/** The first fields of a step without values. */
export const StepBegun = meta.story();

/** Ordering needs every step to be complete: the summary takes focus and leads to the step. */
export const ReviewWithErrors = meta.story({
  args: { place: 'review', contact: '' },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(submit(canvasElement));
    const summary = errorSummary(canvasElement, userEvent);
    await waitFor(() => expect(summary.messages()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.querySelector('a')).not.toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** All values, with a link to their step. In a narrow window the totals do not cover the actions at the end of the page. */
export const Review = meta.story({
  args: { place: 'review' },
  play: async ({ canvasElement }) => {
    const button = submit(canvasElement);
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(seen)).toBe(true);
    window.scrollTo(0, 0);
  },
});

export const Placing = meta.story({
  args: { place: 'review' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(submit(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(orderNumber)).toBeVisible();
  },
});

/** The difference from the quote is shown before the order is placed. */
export const NewPrice = meta.story({ args: { place: 'review', hasNewPrice: true } });

/** The number, who acts next and when. A reload shows the same. */
export const Confirmation = meta.story({ args: { place: 'done' } });
