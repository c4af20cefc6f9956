'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { focusField } from '../Field/focusField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { defaultErrorSummaryLabels, type ErrorSummaryLabels } from './ErrorSummary.labels.ts';
import {
  ErrorLink,
  ErrorList,
  MoreErrors,
  SummaryBody,
  SummaryHeading,
  SummaryRoot,
} from './ErrorSummary.styles.ts';

export type { ErrorSummaryLabels } from './ErrorSummary.labels.ts';

/** One error. Without `controlId` and `href` it concerns the form as a whole, and is not a link. */
export type ErrorSummaryItem = {
  /** Unique in the list. */
  id: string;
  /** The error and how to correct it, in the words of the field. */
  message: ReactNode;
  /** The id of the control that has the error, or of its group. The message becomes a link that focuses it. */
  controlId?: string;
  /** The address of the page that has the field, for a field of another page. */
  href?: string;
};

/** The errors of a form, in the order of its fields. */
export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** Renders nothing while empty. */
  errors: readonly ErrorSummaryItem[];
  /**
   * Moves focus to the summary when it changes, and when the summary appears. Count the failed submits with it. Without
   * it the summary does not take focus.
   */
  focusKey?: string | number;
  /** The heading level. Default 2. */
  headingLevel?: 2 | 3;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ErrorSummaryLabels>;
};

/** The number of messages that are visible before the disclosure with the rest. */
const SHOWN = 10;

/**
 * Lists the errors of a form above its fields. Each message links to its field. Pass a new `focusKey` after each
 * failed submit, so that focus moves to the summary and screen readers announce it.
 */
export function ErrorSummary(props: ErrorSummaryProps): JSX.Element | null {
  return props.errors.length === 0 ? null : <Summary {...props} />;
}

function Summary({
  errors,
  focusKey,
  headingLevel = 2,
  labels,
  ref,
  ...rest
}: ErrorSummaryProps): JSX.Element {
  const text = useLabels('ErrorSummary', defaultErrorSummaryLabels, labels);
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  useEffect(() => {
    if (focusKey !== undefined) root.current?.focus();
  }, [focusKey]);
  const more = errors.slice(SHOWN);
  return (
    <SummaryRoot
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups controls, and here are none
      role="group"
      aria-labelledby={titleId}
      {...rest}
      ref={root}
      tabIndex={-1}
      data-tone="critical"
    >
      <Icon icon={criticalIcon} />
      <SummaryBody>
        <SummaryHeading as={`h${headingLevel}`} id={titleId}>
          {text.title}
        </SummaryHeading>
        <Messages errors={errors.slice(0, SHOWN)} />
        {more.length > 0 && (
          <MoreErrors>
            <summary>{fillLabel(text.more, { count: more.length })}</summary>
            <Messages errors={more} />
          </MoreErrors>
        )}
      </SummaryBody>
    </SummaryRoot>
  );
}

function Messages({ errors }: Pick<ErrorSummaryProps, 'errors'>): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back
    <ErrorList role="list">
      {errors.map((error) => (
        <li key={error.id}>
          <Message {...error} />
        </li>
      ))}
    </ErrorList>
  );
}

function Message({ message, controlId, href }: ErrorSummaryItem): ReactNode {
  if (href !== undefined)
    return (
      <ErrorLink as={Anchor} href={href}>
        {message}
      </ErrorLink>
    );
  if (controlId === undefined) return message;
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    // The address stays as it is: a hash would be an entry in the history.
    if (focusField(event.currentTarget.ownerDocument, controlId ?? '')) event.preventDefault();
  }
  return (
    // A plain anchor, because a router would navigate.
    <ErrorLink href={`#${controlId}`} onClick={handleClick}>
      {message}
    </ErrorLink>
  );
}
