import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { Logger } from '../base/platform/ports.ts';
import { createLifetime } from '../base/store/createLifetime.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { followAgreedUser, isSamePerson, type AgreedUserPorts } from '../terms/followAgreedUser.ts';
import type { Scripts } from '../third-party/createScripts.ts';
import { createThirdParty, type ThirdPartyInstance } from '../third-party/createThirdParty.ts';

/** Whom the survey is told of. */
export interface SurveyPerson {
  readonly email: string;
  readonly name: string;
  /** The partner's account; null for a user without a partner. */
  readonly accountId: string | null;
}

/** The survey. `off`: there is no service, or nobody who agreed to the terms. */
export type SurveyState =
  | { readonly status: 'off' }
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'running' }
  | { readonly status: 'failed'; readonly error: PortalError };

/** The survey that the feedback tool starts. */
export interface Survey extends ReadableStore<SurveyState> {
  /** Follows the session; loads nothing yet. */
  start(this: void): void;
  stop(this: void): void;
  /** Starts the survey for the user, anew if it runs; after a failure tries again. Never rejects. */
  open(this: void): Promise<void>;
}

/** Where the survey's script is; without an address there is no survey. */
export interface SurveyOptions {
  scriptUrl: string | null;
}

/** What a survey that runs tells. Afterwards it is over. */
export interface SurveyEvents {
  /** The user is through with it. */
  onClosed(): void;
  /** It can not go on. */
  onFailed(error: PortalError): void;
}

/** What the survey needs. */
export interface SurveyPorts extends AgreedUserPorts {
  scripts: Scripts;
  /** Begins the survey by the loaded script. */
  createSurvey: (person: SurveyPerson, events: SurveyEvents) => ThirdPartyInstance;
  logger: Logger;
}

const off: SurveyState = { status: 'off' };
const idle: SurveyState = { status: 'idle' };

/** Builds the survey; nothing is requested before `open()`. */
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
      // It may be over before it is said to run.
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
