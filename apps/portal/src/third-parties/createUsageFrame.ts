import type { Logger } from '@quayside/portal-core';
import type { UsagePorts } from '@quayside/portal-core/usage';
import type { ThirdPartyFrame } from './createThirdPartyFrame.ts';

/** Tracks usage in a hidden frame. The first failure is logged and ends the tracking. */
export function createUsageFrame(
  frame: ThirdPartyFrame,
  { logger }: { logger: Pick<Logger, 'warn'> },
): UsagePorts['createTracker'] {
  return ({ id, email, firstName, lastName, roles }) => {
    let isStopped = false;

    function stop(): void {
      if (isStopped) return;
      isStopped = true;
      frame.remove();
    }

    function fail(error: unknown): void {
      if (isStopped) return;
      logger.warn('Usage tracking failed and has stopped.', error);
      stop();
    }

    const { call } = frame.getCalls();
    call('usage.initialize', { id, email, firstName, lastName, roles }).catch(fail);
    return {
      pageView(pathname) {
        if (!isStopped) call('usage.pageView', pathname).catch(fail);
      },
      stop,
    };
  };
}
