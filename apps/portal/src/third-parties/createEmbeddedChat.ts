import { toPortalError } from '@quayside/portal-core';
import type { LiveChatConfiguration, LiveChatPorts, PrechatInfo } from '@quayside/portal-core/live-chat';
import type { FrameCalls, ThirdPartyFrame } from './createThirdPartyFrame.ts';
import type { FrameCallback, FrameValue } from './frameMessages.ts';

/** The vendor's event names, by their meaning for us. */
const eventNames = {
  established: ['onChatEstablished'],
  ended: ['onChatEndedByAgent', 'onChatEndedByChasitor'],
  destroyed: ['afterDestroy'],
};

/** Runs the live chat in its frame, through the vendor's embedded service. The window is open until the vendor destroys the chat or we end it. */
export function createEmbeddedChat(frame: ThirdPartyFrame): LiveChatPorts['createChat'] {
  return (configuration, events) => {
    let ready: Promise<void> | null = null;
    let resolveEstablished: (() => void) | null = null;
    /** The number of the current conversation; 0 once the chat is stopped. */
    let conversation = 1;
    let isStarted = false;
    /** Pending while the vendor ends a conversation. Its events belong to that conversation until then. */
    let ending: Promise<void> | null = null;

    function handleEstablished(): void {
      resolveEstablished?.();
    }

    function handleDestroyed(): void {
      if (ending !== null) return;
      isStarted = false;
      frame.close();
      handleEstablished();
      events.onDestroyed();
    }

    /** Removes the frame. The next opening creates a new one. */
    function discard(): void {
      ready = null;
      isStarted = false;
      if (conversation > 0) frame.remove();
    }

    const stopListening = frame.onLost((reason, isFinal) => {
      ready = null;
      if (isFinal) events.onFailed(reason);
      else handleDestroyed();
    });

    function prepare(): Promise<void> {
      ready ??= setUp(frame.getCalls(), configuration, {
        established: handleEstablished,
        ended: handleEstablished,
        destroyed: handleDestroyed,
      }).catch((error: unknown) => {
        discard();
        throw error;
      });
      return ready;
    }

    async function start(prechat: PrechatInfo, isCurrent: () => boolean): Promise<void> {
      await ending;
      if (!isCurrent()) return;
      const prepared = prepare();
      // Taken before the await: by then the chat may be over and the frame a new one.
      const { call } = frame.getCalls();
      await prepared;
      if (!isCurrent()) return;
      // The agent may join before the call resolves.
      const established = new Promise<void>((resolve) => {
        resolveEstablished = resolve;
      });
      isStarted = true;
      await call('embedded_svc.liveAgentAPI.startChat', {
        extraPrechatFormDetails: prechatDetails(prechat),
      });
      await established;
    }

    /** Ends the vendor's session, or removes the frame if that fails. */
    async function endSession(): Promise<void> {
      try {
        await frame.getCalls().call('embedded_svc.liveAgentAPI.clearSession');
      } catch {
        discard();
      } finally {
        ending = null;
      }
    }

    prepare().catch((error: unknown) => {
      if (conversation > 0) events.onFailed(toPortalError(error));
    });

    return {
      async open(prechat) {
        const opened = conversation;
        const isCurrent = (): boolean => opened === conversation;
        frame.open();
        try {
          await start(prechat, isCurrent);
        } catch (error) {
          if (!isCurrent()) return;
          discard();
          throw error;
        }
      },
      end() {
        conversation += 1;
        frame.close();
        handleEstablished();
        if (isStarted) ending = endSession();
        isStarted = false;
      },
      stop() {
        conversation = 0;
        stopListening();
        frame.remove();
        handleEstablished();
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
  // The portal has its own button.
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
