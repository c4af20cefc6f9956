import type { FileListItem } from '@quayside/ui/FileList';
import type { AnswerDraft, AskedDecision } from './deliveryAnswers.ts';
import type { DeliveryAction } from '../deliveryApi.ts';

export interface AnswerPanelProps {
  action: DeliveryAction;
  /** This action's answer is being sent. */
  isSending: boolean;
  onAnswer: (draft: AnswerDraft) => void;
}

export interface DecisionPanelProps extends AnswerPanelProps {
  onAsk: (decision: AskedDecision) => void;
}

export interface WayleaveUpload {
  readonly files: readonly FileListItem[];
  /** The ids of the files that were uploaded and may be sent. */
  readonly attachmentIds: readonly string[];
  add(this: void, files: readonly File[]): void;
  /** Takes a file off the list, and stops its upload. */
  remove(this: void, id: string): void;
  retry(this: void, id: string): void;
}
