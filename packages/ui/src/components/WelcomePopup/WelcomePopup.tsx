'use client';
import { useRef, type JSX } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogCloseReason, type DialogLabels, type DialogProps } from '../Dialog/Dialog.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { drawings, welcomeTopics, type WelcomeTopic } from './introductions.ts';
import type { WelcomePopupView } from './useWelcomeTour.ts';
import {
  Dots,
  Introduction,
  Introductions,
  IntroductionText,
  Stage,
  StepButton,
  WelcomeHead,
} from './WelcomePopup.styles.ts';

export type { WelcomeTopic } from './introductions.ts';
export { useWelcomeTour, type WelcomePopupView, type WelcomeTour } from './useWelcomeTour.ts';

/** The way in which the user closed the popup. */
export type WelcomePopupCloseReason = DialogCloseReason | 'lets-go-button';

/** Every string of the popup: the heading and the text (`…Text`) of each introduction, and the position by `{step}`. */
export type WelcomePopupLabels = DialogLabels &
  Record<WelcomeTopic | `${WelcomeTopic}Text`, string> & {
    /** The title of the popup. */
    title: string;
    /** The sentence under the title. */
    intro: string;
    /** The place in the tour: `{step}` of `{count}`. */
    position: string;
    /** The button that shows all introductions at once. */
    showAll: string;
    /** The button that shows one introduction at a time. */
    showTour: string;
    /** The button that leads to the introduction before. */
    back: string;
    /** The button that leads to the next introduction. */
    next: string;
    /** Below an introduction to a page that the user cannot open. */
    notIncluded: string;
    /** The button that closes the popup. */
    letsGo: string;
  };

/** The state of the tour, and its callbacks. Other props reach the root, the overlay that covers the page. */
export type WelcomePopupProps = Omit<
  DialogProps,
  'title' | 'role' | 'size' | 'children' | 'actions' | 'onClose' | 'closeButton' | 'labels'
> & {
  /** Called when the user closes the popup, with the reason. */
  onClose: (reason: WelcomePopupCloseReason) => void;
  /** The current introduction, from 0 to 5. Default 0. */
  step?: number;
  /** Called by Back and Next. Without it there is no tour: all six are shown. */
  onStepChange?: ((step: number) => void) | undefined;
  /** The introductions to pages that the user cannot open. They say so. Default none. */
  notIncluded?: readonly WelcomeTopic[];
  /** Default `tour`. */
  view?: WelcomePopupView;
  /** Called by the button between the two views. Without it there is no such button. */
  onViewChange?: ((view: WelcomePopupView) => void) | undefined;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<WelcomePopupLabels>;
};

const defaultLabels: WelcomePopupLabels = {
  title: 'Welcome to Quayside',
  intro: 'Six things to know before you start.',
  position: '{step} of {count}',
  showAll: 'Show all',
  showTour: 'One at a time',
  back: 'Back',
  next: 'Next',
  notIncluded: 'Your contract or your account does not include this yet.',
  letsGo: "LET's GO!",
  close: 'Close',
  oneAccess: '1Access for quoting and ordering',
  oneAccessText:
    'Choose your sites, bandwidth and term, see the price right away, and order from a saved quote.',
  services: 'Services and Projects',
  servicesText: 'See everything you run with us in one list, with the progress of each delivery and change.',
  support: 'Support cases',
  supportText: 'Open a case, follow the conversation with our engineers, and see what needs your reply.',
  dashboard: 'Your own Dashboard',
  dashboardText: 'Pin services, cases, quotes and documents, and keep the ones you use most at the top.',
  search: 'Universal search',
  searchText: 'Find circuits, cases, orders and documents by any word or number, from one box in the bar.',
  resources: 'Resources',
  resourcesText: 'Find the current guides, price lists and forms, sorted by category.',
};

const last = welcomeTopics.length - 1;

/**
 * Shown once, after the first sign-in: six introductions as a tour, or all at once. It can be closed at any step, and
 * is then not shown again. `useWelcomeTour` holds its state.
 */
export function WelcomePopup({
  onClose,
  step = 0,
  onStepChange,
  view: wantedView = 'tour',
  onViewChange,
  notIncluded,
  labels,
  ...rest
}: WelcomePopupProps): JSX.Element {
  const text = useLabels('WelcomePopup', defaultLabels, labels);
  const view = onStepChange ? wantedView : 'all';
  const current = Math.min(Math.max(Math.trunc(step) || 0, 0), last);
  return (
    <Dialog
      {...rest}
      size="wide"
      title={text.title}
      labels={text}
      onClose={onClose}
      actions={
        <Steps
          text={text}
          current={current}
          onStepChange={view === 'tour' ? onStepChange : undefined}
          onLeave={() => onClose('lets-go-button')}
        />
      }
    >
      <WelcomeHead>
        <p>{text.intro}</p>
        {onStepChange && onViewChange && (
          <Button
            variant="quiet"
            size="compact"
            onClick={() => onViewChange(view === 'tour' ? 'all' : 'tour')}
          >
            {view === 'tour' ? text.showAll : text.showTour}
          </Button>
        )}
      </WelcomeHead>
      <Introductions data-view={view} aria-live={view === 'tour' ? 'polite' : 'off'}>
        {welcomeTopics.map((topic, index) => (
          <Introduction key={topic} data-state={stateOf(index, current, view)}>
            <Stage>
              <Illustration {...drawings[topic]} />
            </Stage>
            <IntroductionText>
              {view === 'tour' && <span>{positionOf(index, text)}</span>}
              <h3>{text[topic]}</h3>
              <p>{text[`${topic}Text`]}</p>
              {notIncluded?.includes(topic) && (
                <p>
                  <em>{text.notIncluded}</em>
                </p>
              )}
            </IntroductionText>
          </Introduction>
        ))}
      </Introductions>
    </Dialog>
  );
}

type StepsProps = Pick<WelcomePopupProps, 'onStepChange'> & {
  text: WelcomePopupLabels;
  current: number;
  onLeave: () => void;
};

/** The footer: the position, Back and Next, and the close button, which is always there. */
function Steps({ text, current, onStepChange, onLeave }: StepsProps): JSX.Element {
  const nextRef = useRef<HTMLButtonElement>(null);
  const leaveRef = useRef<HTMLButtonElement>(null);
  function goTo(step: number): void {
    // The pressed button disappears at the last step: focus moves to the button that proceeds.
    if (step === 0) nextRef.current?.focus();
    if (step === last) leaveRef.current?.focus();
    onStepChange?.(step);
  }
  return (
    <>
      {onStepChange && (
        <>
          <Dots aria-hidden="true">
            {welcomeTopics.map((topic, index) => (
              <span key={topic} data-state={stateOf(index, current, 'tour')} />
            ))}
          </Dots>
          <StepButton variant="quiet" disabled={current === 0} onClick={() => goTo(current - 1)}>
            {text.back}
          </StepButton>
          <StepButton ref={nextRef} disabled={current === last} onClick={() => goTo(current + 1)}>
            {text.next}
          </StepButton>
        </>
      )}
      <Button ref={leaveRef} variant="primary" onClick={onLeave}>
        {text.letsGo}
      </Button>
    </>
  );
}

function stateOf(index: number, current: number, view: WelcomePopupView): 'current' | 'elsewhere' | 'shown' {
  if (view === 'all') return 'shown';
  return index === current ? 'current' : 'elsewhere';
}

function positionOf(index: number, text: WelcomePopupLabels): string {
  return fillLabel(text.position, { step: index + 1, count: welcomeTopics.length });
}
