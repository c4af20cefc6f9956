import { usePortalServices, useStore, useUnsavedWork } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import { getEstimate, replaceEstimate, type Estimate } from '../api.ts';
import { createEstimateEditor, type EditorState, type EstimateEditor } from './createEstimateEditor.ts';

/** An estimate that is being edited. */
export interface OpenEstimate {
  readonly editor: EstimateEditor;
  readonly state: EditorState;
}

/** Edits the estimate of this number once it is loaded, and saves it by itself. Null until then. */
export function useEstimateEditor(estimateNumber: string, latest: Estimate | undefined): OpenEstimate | null {
  const { http, platform } = usePortalServices('useEstimateEditor');
  const [held, setHeld] = useState<{ estimateNumber: string; editor: EstimateEditor } | null>(null);
  let current = held?.estimateNumber === estimateNumber ? held : null;
  if (current === null && latest?.number === estimateNumber) {
    const path = { estimateNumber };
    const editor = createEstimateEditor(latest, {
      platform,
      save({ etag }, { lines, ...content }) {
        const body = { ...content, lines: [...lines] };
        return replaceEstimate.send(http, { path, body, etag });
      },
      load: () => getEstimate.send(http, { path }),
    });
    current = { estimateNumber, editor };
    setHeld(current);
  }
  const editor = current?.editor ?? null;
  const state = useStore(editor ?? nothing);
  useEffect(() => {
    editor?.start();
    return editor?.stop;
  }, [editor]);
  useEffect(() => {
    if (latest?.number === estimateNumber) editor?.receive(latest);
  }, [editor, estimateNumber, latest]);
  return editor && state && { editor, state };
}

const nothing = { getSnapshot: () => null, subscribe: () => () => undefined };

/** Keeps unsaved changes as a draft, and restores it. Returns when the restored draft was left, and how to dismiss the message. */
export function useEstimateDraft({ editor, state }: OpenEstimate): ReturnType<typeof useUnsavedWork> {
  const { estimate, content, wrongQuantities } = state;
  return useUnsavedWork(`cloud-estimate-${estimate.number}`, {
    // A marked quantity is not kept, so leaving it asks as well.
    value: editor.readUnsaved() ?? (wrongQuantities.size === 0 ? undefined : { content }),
    restore: editor.restore,
  });
}
