import type { PortalError } from '../base/errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';
import type { AgreedUserPorts } from '../terms/followAgreedUser.ts';
import type { Scripts } from '../third-party/createScripts.ts';
import type { ThirdPartyInstance } from '../third-party/createThirdParty.ts';
import type { LiveChatConfiguration } from './liveChatConfiguration.ts';

/** The details about the user that the agent gets before the chat. Nothing else is sent. */
export interface PrechatInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly caseNumber: string | null;
}

/** The vendor's chat, set up for one user. `stop` ends an open chat, forgets the user and removes everything from the page. */
export interface EmbeddedChat extends ThirdPartyInstance {
  /** Opens the window. Resolves when the window is shown. */
  open(prechat: PrechatInfo): Promise<void>;
  /** Ends an open chat and closes its window. The script stays, and the chat can be opened again. */
  end(): void;
}

/** Events of the vendor's chat. */
export interface EmbeddedChatEvents {
  /** The window was closed. Not called after `end` or `stop`. */
  onDestroyed(): void;
  /** The chat can no longer be used. */
  onFailed(error: PortalError): void;
}

/** Ports of `createLiveChat`. */
export interface LiveChatPorts extends AgreedUserPorts {
  http: Pick<HttpClient, 'get'>;
  scripts: Scripts;
  clock: Clock;
  /** Sets the vendor's chat up with the loaded script. */
  createChat: (configuration: LiveChatConfiguration, events: EmbeddedChatEvents) => EmbeddedChat;
  logger: Logger;
}
