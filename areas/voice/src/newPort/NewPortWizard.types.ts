import type { FormDraft } from '@quayside/page-kit/form';
import type { NumberRange } from '../api.ts';
import type { NewPortStep } from './newPortSteps.ts';
import type { NewPort } from './useNewPort.ts';
import type { Letter } from '../ports/useLetter.ts';
import type { Provider } from '../portsApi.ts';

export interface NewPortWizardProps extends NewPort {
  step: NewPortStep;
  /** The steps that the user has left, so that their problems are shown. */
  leftSteps: ReadonlySet<NewPortStep>;
  draft: FormDraft;
  letter: Pick<Letter, 'files' | 'rejected' | 'add' | 'remove' | 'retry'>;
  /** The number of times that the port was not sent because of its letter. */
  failedByLetter: number;
  /** The port waits for its letter to be uploaded. */
  isWaitingForLetter: boolean;
  providers: readonly Provider[];
  trunks: readonly NonNullable<NumberRange['trunk']>[];
  onContinue: () => void;
  onSubmit: () => void;
  onLeave: () => void;
}
