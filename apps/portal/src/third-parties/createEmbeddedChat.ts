import { toPortalError } from '@quayside/portal-core';
import type { LiveChatConfiguration, LiveChatPorts, PrechatInfo } from '@quayside/portal-core/live-chat';
import type { FrameCalls, ThirdPartyFrame } from './createThirdPartyFrame.ts';
import type { FrameCallback, FrameValue } from './frameMessages.ts';

/** What the vendor calls its events, by what they mean here. */
const eventNames = {
  established: ['onChatEstablished'],
  ended: ['onChatEndedByAgent', 'onChatEndedByChasitor'],
  destroyed: ['afterDestroy'],
};

/** The chat in its frame, as the embedded service of such vendors is spoken to. Its window is open from the opening until the vendor destroys it, or it is ended. */
export function createEmbeddedChat(frame: ThirdPartyFrame): LiveChatPorts['createChat'] {
  return (configuration, events) => {
    let ready: Promise<void> | null = null;
    let endWaiting: (() => void) | null = null;
    /** Which conversation is the present one; 0 after the chat was stopped. */
    let conversation = 1;
    let isStarted = false;
    /** Pending while the vendor ends a conversation; what it tells meanwhile is about that one. */
    let ending: Promise<void> | null = null;

    function stopWaiting(): void {
      endWaiting?.();
    }

    function destroy(): void {
      if (ending !== null) return;
      isStarted = false;
      frame.close();
      stopWaiting();
      events.onDestroyed();
    }

    /** The next opening begins with a new frame. */
    function giveUp(): void {
      ready = null;
      isStarted = false;
      if (conversation > 0) frame.remove();
    }

    const stopListening = frame.onLost((reason, isFinal) => {
      ready = null;
      if (isFinal) events.onFailed(reason);
      else destroy();
    });

    function prepare(): Promise<void> {
      ready ??= setUp(frame.present(), configuration, {
        established: stopWaiting,
        ended: stopWaiting,
        destroyed: destroy,
      }).catch((error: unknown) => {
        giveUp();
        throw error;
      });
      return ready;
    }

    async function start(prechat: PrechatInfo, isPresent: () => boolean): Promise<void> {
      await ending;
      if (!isPresent()) return;
      const prepared = prepare();
      // By the time it is prepared the chat may be over, and the frame another's.
      const { call } = frame.present();
      await prepared;
      if (!isPresent()) return;
      // The agent may be there before the call has been answered.
      const answered = new Promise<void>((resolve) => {
        endWaiting = resolve;
      });
      isStarted = true;
      await call('embedded_svc.liveAgentAPI.startChat', {
        extraPrechatFormDetails: prechatDetails(prechat),
      });
      await answered;
    }

    /** A vendor that can not end its session loses its frame. */
    async function endSession(): Promise<void> {
      try {
        await frame.present().call('embedded_svc.liveAgentAPI.clearSession');
      } catch {
        giveUp();
      } finally {
        ending = null;
      }
    }

    prepare().catch((error: unknown) => {
      if (conversation > 0) events.onFailed(toPortalError(error));
    });

    return {
      async open(prechat) {
        const mine = conversation;
        const isPresent = (): boolean => mine === conversation;
        frame.open();
        try {
          await start(prechat, isPresent);
        } catch (error) {
          if (!isPresent()) return;
          giveUp();
          throw error;
        }
      },
      end() {
        conversation += 1;
        frame.close();
        stopWaiting();
        if (isStarted) ending = endSession();
        isStarted = false;
      },
      stop() {
        conversation = 0;
        stopListening();
        frame.remove();
        stopWaiting();
      },
    };
  };
}

async function setUp(
  { load, set, call }: FrameCalls,
  configuration: LiveChatConfiguration,
  handlers: Record<keyof typeof eventNames, FrameCallback>,
): Promise<void> {
  await load(configuration.embeddedServiceScriptUrl);
  // The portal has a button of its own.
  await set('embedded_svc.settings.displayHelpButton', false);
  await set('embedded_svc.settings.enabledFeatures', ['LiveAgent']);
  await set('embedded_svc.settings.entryFeature', 'LiveAgent');
  for (const [meaning, names] of [
    [handlers.established, eventNames.established],
    [handlers.ended, eventNames.ended],
    [handlers.destroyed, eventNames.destroyed],
  ] as const)
    for (const name of names) await call('embedded_svc.addEventHandler', name, meaning);
  await call('embedded_svc.init', ...initArguments(configuration));
}

function initArguments(configuration: LiveChatConfiguration): FrameValue[] {
  const {
    environmentUrl,
    liveAgentSetupFlowUrl,
    serviceUrl,
    embeddedServiceDeploymentId,
    embeddedServiceDeploymentName,
    baseLiveAgentContentURL,
    deploymentId,
    buttonId,
    baseLiveAgentURL,
    eswLiveAgentDevName,
    offlineSupportEnabled,
  } = configuration;
  return [
    environmentUrl,
    liveAgentSetupFlowUrl,
    serviceUrl,
    embeddedServiceDeploymentId,
    embeddedServiceDeploymentName,
    {
      baseLiveAgentContentURL,
      deploymentId,
      buttonId,
      baseLiveAgentURL,
      eswLiveAgentDevName,
      isOfflineSupportEnabled: offlineSupportEnabled,
    },
  ];
}

function prechatDetails({ firstName, lastName, email, caseNumber }: PrechatInfo): FrameValue {
  return [
    { label: 'First Name', value: firstName },
    { label: 'Last Name', value: lastName },
    { label: 'Email', value: email },
    ...(caseNumber === null ? [] : [{ label: 'Case Number', value: caseNumber }]),
  ];
}
