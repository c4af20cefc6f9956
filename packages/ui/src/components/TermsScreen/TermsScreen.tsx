'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { Prose } from '../Prose/Prose.tsx';
import {
  TermsBrand,
  TermsButtons,
  TermsError,
  TermsFoot,
  TermsRoot,
  TermsText,
} from './TermsScreen.styles.ts';

/** `accepting` while the acceptance is saved. `error` when that failed; the user can try again. */
export type TermsScreenStatus = 'ready' | 'accepting' | 'error';

/** Every string of the screen. */
export type TermsScreenLabels = {
  /** The heading of the screen. */
  title: string;
  /** The button that accepts the terms. */
  agree: string;
  /** The button that does not accept the terms. */
  disagree: string;
  /** Shown when accepting failed. */
  error: string;
};

/** The terms, and the user's answers. */
export type TermsScreenProps = Omit<ComponentPropsWithRef<'main'>, 'children'> & {
  /** The legal text: headings from `h2` down, see `LegalSections`. */
  children: ReactNode;
  /** Whether the user can answer, the answer is being sent or sending failed. Default `ready`. */
  status?: TermsScreenStatus;
  /** Called when the user accepts the terms. */
  onAgree: () => void;
  /** Does not ask for confirmation: the caller opens a `DisagreeDialog`. */
  onDisagree: () => void;
  /** Rendered above the heading: the logo, because there is no bar. */
  brand?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<TermsScreenLabels>;
};

const defaultLabels: TermsScreenLabels = {
  title: 'Terms Of Use',
  agree: 'I Agree',
  disagree: 'I Disagree',
  error: 'Error occurred during action processing.',
};

/**
 * The only screen until the user accepts the terms. It is not a dialog, so that the text scrolls with the page and
 * can be printed. The two buttons, each 45 % of its width, stay visible at the bottom.
 */
export function TermsScreen({
  status = 'ready',
  onAgree,
  onDisagree,
  brand,
  labels,
  children,
  ...rest
}: TermsScreenProps): JSX.Element {
  const text = useLabels('TermsScreen', defaultLabels, labels);
  return (
    <TermsRoot id="main" tabIndex={-1} {...rest} data-state={status}>
      <TermsText>
        {brand !== undefined && <TermsBrand>{brand}</TermsBrand>}
        <h1 tabIndex={-1}>{text.title}</h1>
        <Prose>{children}</Prose>
      </TermsText>
      <TermsFoot>
        {status === 'error' && (
          <TermsError>
            <InlineAlert tone="critical" live="assertive">
              {text.error}
            </InlineAlert>
          </TermsError>
        )}
        <TermsButtons>
          <Button variant="primary" pending={status === 'accepting'} onClick={onAgree}>
            {text.agree}
          </Button>
          <Button disabled={status === 'accepting'} onClick={onDisagree}>
            {text.disagree}
          </Button>
        </TermsButtons>
      </TermsFoot>
    </TermsRoot>
  );
}
