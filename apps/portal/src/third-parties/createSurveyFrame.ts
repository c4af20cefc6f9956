import { type Logger, type PortalError, toPortalError } from '@quayside/portal-core';
import type { SurveyPorts } from '@quayside/portal-core/survey';
import type { ThirdPartyFrame } from './createThirdPartyFrame.ts';

/** The survey in its frame, whose window is there while the survey runs. */
export function createSurveyFrame(
  frame: ThirdPartyFrame,
  { logger }: { logger: Pick<Logger, 'warn'> },
): SurveyPorts['createSurvey'] {
  return ({ email, name, accountId }, events) => {
    let isOver = false;

    function stop(): void {
      if (isOver) return;
      isOver = true;
      stopListening();
      frame.remove();
    }

    function close(): void {
      if (isOver) return;
      stop();
      events.onClosed();
    }

    function fail(error: PortalError): void {
      if (isOver) return;
      logger.warn('The survey broke down.', error);
      stop();
      events.onFailed(error);
    }

    const stopListening = frame.onLost(fail);
    frame.open();
    const { call } = frame.present();
    call('survey.start', { email, name, accountId, onClose: close }).catch((error: unknown) => {
      fail(toPortalError(error));
    });
    return { stop };
  };
}
