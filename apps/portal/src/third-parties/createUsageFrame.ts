import type { Logger } from '@quayside/portal-core';
import type { UsagePorts } from '@quayside/portal-core/usage';
import type { ThirdPartyFrame } from './createThirdPartyFrame.ts';

/** The tracking of usage in its frame, which is never seen. A failure is logged once and tracking ends. */
export function createUsageFrame(
  frame: ThirdPartyFrame,
  { logger }: { logger: Pick<Logger, 'warn'> },
): UsagePorts['createTracker'] {
  return ({ id, email, firstName, lastName, roles }) => {
    let isOver = false;

    function stop(): void {
      if (isOver) return;
      isOver = true;
      frame.remove();
    }

    function fail(error: unknown): void {
      if (isOver) return;
      logger.warn('Usage is tracked no longer; the portal works without.', error);
      stop();
    }

    const { call } = frame.present();
    call('usage.initialize', { id, email, firstName, lastName, roles }).catch(fail);
    return {
      pageView(pathname) {
        if (!isOver) call('usage.pageView', pathname).catch(fail);
      },
      stop,
    };
  };
}
