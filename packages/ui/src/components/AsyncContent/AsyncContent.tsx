'use client';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { useTimeText } from '../../theme/useTimeText.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultAsyncContentLabels } from './AsyncContent.labels.ts';
import { AsyncPlaceholder, AsyncRoot, FailureActions } from './AsyncContent.styles.ts';
import type { AsyncContentLabels, AsyncContentProps, AsyncContentState } from './AsyncContent.types.ts';

export type {
  AsyncContentCause,
  AsyncContentLabels,
  AsyncContentProps,
  AsyncContentSize,
  AsyncContentState,
} from './AsyncContent.types.ts';

/**
 * The content of a page, a tab or a card that comes from a request: a placeholder, the data, and advice when it is
 * incomplete, out of date or missing. A `Table` has the same states of its own.
 */
export function AsyncContent<Data>({
  state,
  children,
  placeholder,
  onRetry,
  action,
  size = 'card',
  labels,
  ...rest
}: AsyncContentProps<Data>): JSX.Element {
  const text = useLabels('AsyncContent', defaultAsyncContentLabels, labels);
  const hasData = 'data' in state && state.data !== undefined;
  const isBusy = state.status === 'loading' || state.status === 'refreshing';
  const isMissing = state.status === 'failed' && !hasData;
  const missingTitle = state.status === 'failed' && state.cause === 'offline' ? text.offline : text.failed;
  // The button goes away with the failure, but focus must not.
  function handleRetry({ currentTarget }: MouseEvent): void {
    currentTarget.closest<HTMLElement>('[data-async]')?.focus({ preventScroll: true });
    onRetry?.();
  }
  const canRetry = state.status !== 'failed' || state.canRetry !== false;
  const retry = onRetry && canRetry && <Button onClick={handleRetry}>{text.retry}</Button>;
  return (
    <AsyncRoot {...rest} data-async={state.status} data-size={size} aria-busy={isBusy} tabIndex={-1}>
      <VisuallyHidden as="output">
        {state.status === 'loading' ? text.loading : isMissing && missingTitle}
      </VisuallyHidden>
      {state.status === 'loading' && <AsyncPlaceholder>{placeholder}</AsyncPlaceholder>}
      {state.status === 'partial' && (
        <InlineAlert
          tone="caution"
          live="polite"
          title={fillLabel(text.partial, { responded: state.responded, asked: state.asked })}
          action={retry}
        >
          {text.partialAdvice}
        </InlineAlert>
      )}
      {state.status === 'failed' && hasData && <NotUpdated state={state} text={text} retry={retry} />}
      {isMissing && (
        <EmptyState
          size={size === 'page' ? 'page' : 'small'}
          icon={cautionIcon}
          title={missingTitle}
          action={
            <FailureActions>
              {retry}
              {action}
            </FailureActions>
          }
        >
          {adviceOf(state, text, labels?.failedAdvice)}
        </EmptyState>
      )}
      {/* One place for the data, so that it keeps its focus and its state when a refresh fails. */}
      {hasData && <div key="data">{children(state.data)}</div>}
    </AsyncRoot>
  );
}

type Failed<Data> = Extract<AsyncContentState<Data>, { status: 'failed' }>;
type NotUpdatedProps = { state: Failed<unknown>; text: AsyncContentLabels; retry: ReactNode };

/** Over data that is older than it should be. */
function NotUpdated({ state, text, retry }: NotUpdatedProps): JSX.Element {
  const { cause, reference, receivedAt } = state;
  const time = useTimeText(receivedAt, 'time');
  return (
    <InlineAlert
      tone={cause === 'offline' ? 'info' : 'caution'}
      live="polite"
      title={cause === 'offline' ? text.offline : text.notUpdated}
      action={retry}
    >
      {time && <time dateTime={time.machine}>{fillLabel(text.earlier, { time: time.text })}</time>}
      {reference !== undefined && <span> {fillLabel(text.reference, { reference })}</span>}
    </InlineAlert>
  );
}

/** What a page says of its own data comes before what is known of the failure in general. */
function adviceOf(
  { cause, advice, reference }: Failed<unknown>,
  text: AsyncContentLabels,
  ownAdvice: string | undefined,
): string {
  const shown = cause === 'offline' ? text.offlineAdvice : (ownAdvice ?? advice ?? text.failedAdvice);
  return reference === undefined ? shown : `${shown} ${fillLabel(text.reference, { reference })}`;
}
