'use client';
import type { JSX } from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { PaletteMessage, PaletteSkeleton } from './CommandPalette.styles.ts';
import type { CommandPaletteLabels, CommandPaletteResults } from './CommandPalette.types.ts';

export type PaletteStatusProps = {
  results: CommandPaletteResults;
  isLoading: boolean;
  /** There are items above. */
  hasItems: boolean;
  /** Replaces the items, or follows them. */
  message: string;
  text: CommandPaletteLabels;
  /** Called before the retry button unmounts. */
  onRetry: () => void;
};

/** The content below the items: placeholders while some load, or a message. */
export function PaletteStatus(props: PaletteStatusProps): JSX.Element {
  const { results, isLoading, hasItems, message, text } = props;
  const retry = results.status === 'error' ? results.onRetry : undefined;
  return (
    <>
      {isLoading && (
        <PaletteSkeleton>
          <Skeleton length="long" />
          {!hasItems && <Skeleton length="medium" />}
          {!hasItems && <Skeleton length="long" />}
        </PaletteSkeleton>
      )}
      {!isLoading && message !== '' && (
        <PaletteMessage data-status={results.status}>
          <span>
            {results.status === 'error' && <Icon icon={criticalIcon} size={16} />}
            <span data-message>{message}</span>
          </span>
          {retry && (
            <Button
              size="compact"
              onClick={() => {
                props.onRetry();
                retry();
              }}
            >
              {text.retry}
            </Button>
          )}
        </PaletteMessage>
      )}
    </>
  );
}
