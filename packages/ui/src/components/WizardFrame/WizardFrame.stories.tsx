import { useState, type SubmitEvent } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { wizardFrame } from '../../testing/wizardFrame.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PageContent } from '../PageContent/PageContent.tsx';
import { SaveStatus } from '../SaveStatus/SaveStatus.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  answeredSteps,
  Configuration,
  longSteps,
  newSteps,
  Review,
  steps,
  stepsWithErrors,
} from './WizardFrame.fixtures.tsx';
import { useWizardFrameState, WizardFrame, type WizardFrameProps } from './WizardFrame.tsx';

const savedAt = new Date(2026, 10, 21, 10, 42);
const onSubmit = fn<() => void>();

function handleSubmit(event: SubmitEvent): void {
  event.preventDefault();
  onSubmit();
}

function Framed({ stepsOpen: _open, onStepsOpenChange: _onChange, ...props }: WizardFrameProps) {
  const state = useWizardFrameState(props.current);
  return (
    <main>
      <PageContent>
        <form noValidate onSubmit={handleSubmit}>
          <WizardFrame {...props} {...state} />
        </form>
      </PageContent>
    </main>
  );
}

const meta = preview.meta({
  title: 'Navigation/WizardFrame',
  component: WizardFrame,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 760 },
  },
  args: {
    title: 'New order',
    steps,
    current: 'configuration',
    lead: 'How the circuit is set up. You can change it until the order is validated.',
    saveStatus: <SaveStatus status="saved" savedAt={savedAt} />,
    stepsOpen: false,
    onStepsOpenChange: fn(),
    onLeave: fn(),
    children: <Configuration />,
  },
  render: Framed,
});

export const Default = meta.story({
  args: { labels: { leave: 'Save and leave', continue: 'Save and continue', back: 'Back' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    onSubmit.mockClear();
    const wizard = wizardFrame(canvasElement, userEvent);
    await expect(wizard.heading()).toBe('Configuration');
    await expect(wizard.actions()).toEqual(['Back', 'Save and leave', 'Save and continue']);
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#/orders/12/sites');
    await wizard.press('Save and leave');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(onSubmit).not.toHaveBeenCalled();
    await wizard.press('Save and continue');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

/** On a phone, one line names the step and opens the list of steps. */
export const Narrow = meta.story({
  args: { steps: stepsWithErrors },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = canvas.getByRole('button', { expanded: false });
    await expect(toggle).toHaveTextContent(/3.*6.*Configuration/);
    await expect(canvas.queryByRole('link', { name: 'Sites' })).toBeNull();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Sites' })).toBeVisible();
    await expect(wizardFrame(canvasElement, userEvent).steps()[1]).toEqual({
      label: 'Sites',
      state: 'error',
      isCurrent: false,
    });
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Errors on this step and on others. The work could not be saved. */
export const WithErrors = meta.story({
  args: {
    steps: stepsWithErrors,
    saveStatus: <SaveStatus status="failed" onRetry={fn()} />,
    errorSummary: (
      <ErrorSummary
        errors={[{ id: 'bandwidth', message: 'Choose a bandwidth', controlId: 'bandwidth' }]}
        focusKey={1}
      />
    ),
    children: <Configuration error="Choose a bandwidth" />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a bandwidth' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** The last step shows all values and submits. */
export const LastStep = meta.story({
  args: {
    steps: answeredSteps,
    current: 'review',
    lead: 'Check your answers. You can order when every section is complete.',
    labels: { submit: 'Place order' },
    children: <Review />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeVisible();
    const sites = within(canvas.getByRole('region', { name: 'Sites' }));
    await expect(sites.getByRole('link')).toHaveAttribute('href', '#/orders/12/sites');
  },
});

/** The first step has no Back. Without `onLeave` and `lead` there is only the button to continue. */
export const FirstStep = meta.story({
  tags: ['!autodocs'],
  args: {
    steps: newSteps,
    current: 'service',
    saveStatus: <SaveStatus status="saving" />,
  },
  render: ({ onLeave: _onLeave, lead: _lead, ...args }) => <Framed {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await expect(wizardFrame(canvasElement, userEvent).actions()).toHaveLength(1);
  },
});

/** While an action is in progress, neither button acts. */
export const Pending = meta.story({
  args: { pending: 'continue', labels: { leave: 'Save and leave', continue: 'Save and continue' } },
  render: function Pending(args) {
    const [pending, setPending] = useState(args.pending);
    return <Framed {...args} pending={pending} onContinue={() => setPending('leave')} />;
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const wizard = wizardFrame(canvasElement, userEvent);
    await wizard.press('Save and continue');
    await wizard.press('Save and leave');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

/** Another button in place of Continue, with the reason below it why it cannot be used now. */
export const ButtonWithReason = meta.story({
  tags: ['!autodocs'],
  args: {
    steps: answeredSteps,
    current: 'review',
    children: <Review />,
    continueButton: (
      <Stack gap={4}>
        <Button variant="primary" aria-disabled aria-describedby="reason">
          Place order
        </Button>
        <span id="reason">The prices are loading. One moment.</span>
      </Stack>
    ),
  },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(wizardFrame(canvasElement, userEvent).actions().at(-1)).toBe('Place order');
    await expect(canvas.getByRole('button', { name: 'Place order' })).toHaveAccessibleDescription(
      'The prices are loading. One moment.',
    );
  },
});

export const Leaving = meta.story({
  tags: ['!autodocs'],
  args: { pending: 'leave', labels: { continue: 'Save and continue' } },
  play: async ({ canvasElement, userEvent }) => {
    onSubmit.mockClear();
    await wizardFrame(canvasElement, userEvent).press('Save and continue');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    title: `Neue ${'Bestellung'.repeat(30)}`,
    steps: longSteps,
    lead: 'A sentence that goes on. '.repeat(12),
    labels: { continue: 'Angaben speichern und mit dem nächsten Schritt fortfahren' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
