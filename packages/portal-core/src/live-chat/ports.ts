import type { PortalError } from '../base/errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Clock, Logger } from '../base/platform/ports.ts';
import type { AgreedUserPorts } from '../terms/followAgreedUser.ts';
import type { Scripts } from '../third-party/createScripts.ts';
import type { ThirdPartyInstance } from '../third-party/createThirdParty.ts';
import type { LiveChatConfiguration } from './liveChatConfiguration.ts';

/** What the agent is told beforehand, and nothing else. */
export interface PrechatInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly caseNumber: string | null;
}

/** The vendor's chat, set up for one user. `stop` ends a chat that is open, forgets the user and leaves nothing in the page. */
export interface EmbeddedChat extends ThirdPartyInstance {
  /** Opens the window; resolves when it is there. */
  open(prechat: PrechatInfo): Promise<void>;
  /** Ends a chat that is open and takes its window away; the script stays, and the chat can be opened again. */
  end(): void;
}

/** What the vendor's chat tells. */
export interface EmbeddedChatEvents {
  /** Its window is gone; not called for a chat that was ended by `end` or `stop`. */
  onDestroyed(): void;
  /** It can not be used any more. */
  onFailed(error: PortalError): void;
}

/** What the chat needs. */
export interface LiveChatPorts extends AgreedUserPorts {
  http: Pick<HttpClient, 'get'>;
  scripts: Scripts;
  clock: Clock;
  /** Sets the vendor's chat up by the loaded script. */
  createChat: (configuration: LiveChatConfiguration, events: EmbeddedChatEvents) => EmbeddedChat;
  logger: Logger;
}
