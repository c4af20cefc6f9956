import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { Logger } from '../base/platform/ports.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { followAgreedUser, isSamePerson, type AgreedUserPorts } from '../terms/followAgreedUser.ts';
import type { Scripts } from '../third-party/createScripts.ts';
import { createThirdParty, type ThirdPartyInstance } from '../third-party/createThirdParty.ts';

/** The user, as the survey sees them. */
export interface SurveyPerson {
  readonly email: string;
  readonly name: string;
  /** The partner's account; null for a user without a partner. */
  readonly accountId: string | null;
}

/** The state of the survey. `off`: no service, or no user who accepted the terms. */
export type SurveyState =
  | { readonly status: 'off' }
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'running' }
  | { readonly status: 'failed'; readonly error: PortalError };

/** The survey that the feedback tool starts. */
export interface Survey extends ReadableStore<SurveyState> {
  /** Follows the session. Loads nothing yet. */
  start(this: void): void;
  stop(this: void): void;
  /** Starts the survey, again if it runs or failed. Never rejects. */
  open(this: void): Promise<void>;
}

/** The address of the survey's script. Null disables the survey. */
export interface SurveyOptions {
  scriptUrl: string | null;
}

/** Events of a running survey. After either one it is over. */
export interface SurveyEvents {
  /** The user finished the survey. */
  onClosed(): void;
  /** The survey cannot continue. */
  onFailed(error: PortalError): void;
}

/** Ports of `createSurvey`. */
export interface SurveyPorts extends AgreedUserPorts {
  scripts: Scripts;
  /** Starts the survey with the loaded script. */
  createSurvey: (person: SurveyPerson, events: SurveyEvents) => ThirdPartyInstance;
  logger: Logger;
}

const off: SurveyState = { status: 'off' };
const idle: SurveyState = { status: 'idle' };

/** Creates the survey. Nothing is requested before `open()`. */
export function createSurvey({ scriptUrl }: SurveyOptions, ports: SurveyPorts): Survey {
  const { scripts, logger } = ports;
  const store = createStore<SurveyState>(off);
  const service = createThirdParty(logger);
  let person: CurrentUser | null = null;
  let run = 0;

  function forget(): void {
    person = null;
    run += 1;
    service.end();
    store.set(off);
  }

  function followUser(user: CurrentUser | null): void {
    if (user === null || !isSamePerson(user, person)) forget();
    person = user;
    if (user !== null && scriptUrl !== null && store.getSnapshot() === off) store.set(idle);
  }

  async function open(): Promise<void> {
    const { status } = store.getSnapshot();
    if (person === null || scriptUrl === null || status === 'loading') return;
    const surveyed = toSurveyPerson(person);
    run += 1;
    const mine = run;
    function end(state: SurveyState): void {
      if (mine !== run) return;
      // The survey may end before `begin` returns.
      run += 1;
      store.set(state);
    }
    const events: SurveyEvents = {
      onClosed: () => end(idle),
      onFailed: (error) => end({ status: 'failed', error }),
    };
    store.set({ status: 'loading' });
    await service.begin(
      async () => {
        await scripts.load(scriptUrl);
        return () => ports.createSurvey(surveyed, events);
      },
      (outcome) => {
        if ('value' in outcome) {
          if (mine === run) store.set({ status: 'running' });
        } else {
          store.set({ status: 'failed', error: outcome.error });
          logger.warn('The survey could not be started.', outcome.error);
        }
      },
    );
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ...createLifetime(() => [followAgreedUser(ports, followUser), forget]),
    open,
  };
}

function toSurveyPerson({ email, firstName, lastName, partner }: CurrentUser): SurveyPerson {
  const accountId = partner?.sfAccountId ?? '';
  return { email, name: `${firstName} ${lastName}`.trim(), accountId: accountId === '' ? null : accountId };
}
