'use client';
import type { JSX, MouseEvent } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { criticalIcon } from '../icons/criticalIcon.ts';
import type { ChartError } from './chartData.ts';
import { ChartMessage } from './ChartFrame.styles.ts';
import type { ChartLabels } from './chartLabels.ts';
import { focusChart } from './chartAttributes.ts';

export type ChartFailureProps = { error: ChartError; text: Pick<ChartLabels, 'failed' | 'retry'> };

/** Says that a chart could not be loaded, with a button that tries again. */
export function ChartFailure({ error, text }: ChartFailureProps): JSX.Element {
  const { message, onRetry } = error;
  function handleRetry(event: MouseEvent<HTMLButtonElement>): void {
    focusChart(event.currentTarget);
    onRetry?.();
  }
  return (
    <ChartMessage>
      <Icon icon={criticalIcon} size={16} />
      <span>{message ?? text.failed}</span>
      {onRetry && (
        <Button size="compact" onClick={handleRetry}>
          {text.retry}
        </Button>
      )}
    </ChartMessage>
  );
}
