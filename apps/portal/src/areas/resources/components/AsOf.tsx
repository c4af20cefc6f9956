import { Button } from '@quayside/ui/Button';
import { DateTime } from '@quayside/ui/DateTime';
import { retryIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';

/** When the shown data was received, and the button that loads it again. */
export function AsOf({
  receivedAtMs,
  isRefreshing,
  onRefresh,
}: {
  receivedAtMs: number | null;
  isRefreshing: boolean;
  onRefresh: () => void;
}): JSX.Element {
  return (
    <Stack direction="row" gap={12}>
      {receivedAtMs !== null && (
        <span>
          As of <DateTime value={receivedAtMs} format="time" />
        </span>
      )}
      <Button size="compact" variant="quiet" icon={retryIcon} pending={isRefreshing} onClick={onRefresh}>
        Refresh
      </Button>
    </Stack>
  );
}
