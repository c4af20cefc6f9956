'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ownText } from '../../theme/ownText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  StepButton,
  StepError,
  StepHint,
  StepLink,
  StepList,
  StepMark,
  StepName,
  StepperRoot,
  StepRoot,
} from './Stepper.styles.ts';

/** The state of a step, whether or not it is the current one. */
export type StepperStepState = 'upcoming' | 'done' | 'error';

/** One step. `hint` is a secondary line under its label. */
export type StepperStep = {
  /** Unique among the steps. */
  id: string;
  /** The name of the step. */
  label: ReactNode;
  /** A few words under the name. */
  hint?: ReactNode;
  /** Default `upcoming`. */
  state?: StepperStepState;
  /** The address of the step. Makes it a link in every state, unless it is the current one. */
  href?: string;
};

/** In a row where there is space, or always stacked. */
export type StepperLayout = 'horizontal' | 'vertical';

/** The default texts of the steps. */
export type StepperLabels = {
  /** The accessible name of the list. */
  steps: string;
  /** Precedes a step that is done, for screen readers. */
  done: string;
  /** Marks a step with errors. */
  error: string;
};

/** The steps, and which of them is the current one. */
export type StepperProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The steps, in their order. */
  steps: readonly StepperStep[];
  /** The id of the current step. */
  current: string;
  /** Makes the steps that are done or have errors into buttons that lead back to them. */
  onStepSelect?: (id: string) => void;
  /** Whether the steps are beside or below each other. Default `horizontal`. */
  layout?: StepperLayout;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<StepperLabels>;
};

const defaultLabels: StepperLabels = { steps: 'Steps', done: 'Done:', error: 'Needs attention' };

/**
 * Shows the steps of a task and the current one. `layout` defaults to `horizontal` and becomes vertical in a narrow
 * container. For sections that can be opened in any order use `Tabs`.
 */
export function Stepper({
  steps,
  current,
  onStepSelect,
  layout = 'horizontal',
  labels,
  ...rest
}: StepperProps): JSX.Element {
  const text = useLabels('Stepper', defaultLabels, labels);
  return (
    <StepperRoot {...rest} data-layout={layout}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back */}
      <StepList role="list" aria-label={text.steps}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={index + 1}
            isCurrent={step.id === current}
            onSelect={onStepSelect}
            text={text}
          />
        ))}
      </StepList>
    </StepperRoot>
  );
}

type StepProps = {
  step: StepperStep;
  number: number;
  isCurrent: boolean;
  onSelect: StepperProps['onStepSelect'];
  text: StepperLabels;
};

function Step({ step, number, isCurrent, onSelect, text }: StepProps): JSX.Element {
  const { id, label, hint, state = 'upcoming', href } = step;
  const select = isCurrent || state === 'upcoming' ? undefined : onSelect;
  return (
    <StepRoot data-state={state} {...(isCurrent && { 'aria-current': 'step' })}>
      <StepMark aria-hidden="true">{markOf(state, isCurrent, number)}</StepMark>
      <div>
        <StepName>
          {state === 'done' && <VisuallyHidden>{text.done} </VisuallyHidden>}
          <StepLabel href={isCurrent ? undefined : href} onSelect={select && (() => select(id))}>
            {label}
          </StepLabel>
        </StepName>
        {state === 'error' && <StepError>{text.error}</StepError>}
        {hint !== undefined && <StepHint>{hint}</StepHint>}
      </div>
    </StepRoot>
  );
}

type StepLabelProps = {
  href: string | undefined;
  onSelect: (() => void) | undefined;
  children: ReactNode;
};

/** A link, a button or a text. */
function StepLabel({ href, onSelect, children }: StepLabelProps): ReactNode {
  if (href !== undefined)
    return (
      <StepLink as={Anchor} href={href}>
        {children}
      </StepLink>
    );
  if (!onSelect) return ownText(children);
  return (
    <StepButton type="button" onClick={onSelect}>
      {children}
    </StepButton>
  );
}

const exclamation: IconShape = { path: 'M10 4.5v7M10 15.25v.01' };

/** A tick for a finished step, an exclamation mark for an error, else the step's number. */
function markOf(state: StepperStepState, isCurrent: boolean, number: number): ReactNode {
  if (state === 'error') return <Icon icon={exclamation} size={16} />;
  return state === 'done' && !isCurrent ? <Icon icon={checkIcon} size={16} /> : number;
}
