import { type Logger, type PortalError, toPortalError } from '@quayside/portal-core';
import type { SurveyPorts } from '@quayside/portal-core/survey';
import type { ThirdPartyFrame } from './createThirdPartyFrame.ts';

/** Runs the survey in its frame. The window is open while the survey runs. */
export function createSurveyFrame(
  frame: ThirdPartyFrame,
  { logger }: { logger: Pick<Logger, 'warn'> },
): SurveyPorts['createSurvey'] {
  return ({ email, name, accountId }, events) => {
    let isStopped = false;

    function stop(): void {
      if (isStopped) return;
      isStopped = true;
      stopListening();
      frame.remove();
    }

    function close(): void {
      if (isStopped) return;
      stop();
      events.onClosed();
    }

    function fail(error: PortalError): void {
      if (isStopped) return;
      logger.warn('The survey failed.', error);
      stop();
      events.onFailed(error);
    }

    const stopListening = frame.onLost(fail);
    frame.open();
    const { call } = frame.getCalls();
    call('survey.start', { email, name, accountId, onClose: close }).catch((error: unknown) => {
      fail(toPortalError(error));
    });
    return { stop };
  };
}
