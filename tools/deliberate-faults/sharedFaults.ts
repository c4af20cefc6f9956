import type { DeliberateFault } from './DeliberateFault.ts';

const kit = 'packages/page-kit/src';
const shared = 'areas/shared/src';

/** Faults of what several areas share: lists, forms, drafts, jobs and conversations. */
export const sharedFaults: readonly DeliberateFault[] = [
  {
    file: `${kit}/list/useListAddress.ts`,
    find: 'Math.ceil(total / pageSize)',
    replace: 'Math.floor(total / pageSize)',
    breaks: 'The last page of a list cannot be opened when it is not full.',
    noticedBy: { spec: 'e2e/lists.spec.ts', title: 'a page beyond the last, opens the last page' },
  },
  {
    file: `${kit}/form/submitFailure.ts`,
    find: 'if (error.status === 412 || conflictReasonOf(error) !== null)',
    replace: 'if (conflictReasonOf(error) !== null)',
    breaks: 'When another user saved first, a form only says that saving failed.',
    noticedBy: { browser: `${kit}/form/Form.test.tsx` },
  },
  {
    file: `${kit}/form/Form.tsx`,
    find: ' focusKey={failedSubmits}',
    replace: '',
    breaks: 'The errors of a form are not announced, because the summary does not get focus.',
    noticedBy: { stories: `${kit}/form/Form.stories.tsx` },
  },
  {
    file: `${kit}/form/useFormDraft.ts`,
    find: 'return form.readUnsaved();',
    replace: 'return undefined;',
    breaks: 'What was typed in a form is lost when the session ends.',
    noticedBy: { spec: 'e2e/newCase.spec.ts', title: 'The typed values survive a reload' },
  },
  {
    file: 'packages/page-kit/src/versions/createAutosave.ts',
    find: "const isHeld = (): boolean => status() === 'conflict' || status() === 'ended';",
    replace: "const isHeld = (): boolean => status() === 'ended';",
    breaks: 'While the user compares two versions, the next keystroke overwrites the other one.',
    noticedBy: { unit: 'packages/page-kit/src/versions/createAutosave.test.ts' },
  },
  {
    file: 'packages/page-kit/src/versions/keyedCall.ts',
    find: 'if (id === null) throw error;',
    replace: 'if (id !== null) throw error;',
    breaks: 'A case whose response is lost is raised, but the page says that it failed.',
    noticedBy: { unit: 'packages/page-kit/src/versions/keyedCall.test.ts' },
  },
  {
    file: `${kit}/jobs/useExport.ts`,
    find: "fileName ?? 'export.csv'",
    replace: "'export.csv'",
    breaks: 'Every exported list is called export.csv.',
    noticedBy: { spec: 'e2e/lists.spec.ts', title: 'An export covers all rows' },
  },
  {
    file: `${kit}/jobs/useExport.ts`,
    find: '    await pause();',
    replace: '    pause();',
    breaks: 'An export asks the server for its progress hundreds of times a second.',
    noticedBy: { suite: 'lint' },
  },
  {
    file: `${shared}/conversation/conversationState.ts`,
    find: 'const firstHeld = firstMessage === -1 ? next.length : firstMessage;',
    replace: 'const firstHeld = firstMessage === -2 ? 0 : next.length;',
    breaks: 'A new message moves the conversation under the eyes of the reader.',
    noticedBy: { unit: `${shared}/conversation/conversationState.test.ts` },
  },
];
