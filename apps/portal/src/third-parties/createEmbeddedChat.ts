import type { LiveChatConfiguration, LiveChatPorts, PrechatInfo } from '@quayside/portal-core/live-chat';
import type { FrameCalls, ThirdPartyFrame } from './createThirdPartyFrame.ts';
import type { FrameCallback, FrameValue } from './frameMessages.ts';

/** What the vendor calls its events, by what they mean here. */
const eventNames = {
  established: ['onChatEstablished'],
  ended: ['onChatEndedByAgent', 'onChatEndedByChasitor'],
  destroyed: ['afterDestroy'],
};

/** The chat in its frame, as the embedded service of such vendors is spoken to. Its window is open from the opening until the vendor destroys it. */
export function createEmbeddedChat(frame: ThirdPartyFrame): LiveChatPorts['createChat'] {
  return (configuration, events) => {
    let isStopped = false;
    let ready: Promise<void> | null = null;
    let endWaiting: (() => void) | null = null;

    function stopWaiting(): void {
      endWaiting?.();
    }

    function destroy(): void {
      frame.close();
      stopWaiting();
      events.onDestroyed();
    }

    /** The next opening begins with a new frame. */
    function giveUp(): void {
      ready = null;
      if (!isStopped) frame.remove();
    }

    const stopListening = frame.onLost(() => {
      ready = null;
      destroy();
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

    async function start(prechat: PrechatInfo): Promise<void> {
      const prepared = prepare();
      // By the time it is prepared the chat may be over, and the frame another's.
      const { call } = frame.present();
      await prepared;
      // The agent may be there before the call has been answered.
      const answered = new Promise<void>((resolve) => {
        endWaiting = resolve;
      });
      await call('embedded_svc.liveAgentAPI.startChat', {
        extraPrechatFormDetails: prechatDetails(prechat),
      });
      await answered;
    }

    // A failure is told to whoever opens a chat, if it fails then once more.
    prepare().catch(() => undefined);

    return {
      async open(prechat) {
        frame.open();
        try {
          await start(prechat);
        } catch (error) {
          giveUp();
          if (!isStopped) throw error;
        }
      },
      stop() {
        isStopped = true;
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
