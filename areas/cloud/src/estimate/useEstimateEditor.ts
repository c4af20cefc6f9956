import {
  useVersionedDraft,
  type AutosavePlatform,
  type UseVersionedDraftResult,
} from '@quayside/page-kit/versions';
import type { HttpClient } from '@quayside/portal-core';
import { usePortalServices, useStore } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';
import { getEstimate, replaceEstimate, type Estimate } from '../api.ts';
import {
  createEstimateEditor,
  readKeptEstimate,
  type EditorPorts,
  type EditorState,
  type EstimateEditor,
  type EstimateVersion,
} from './createEstimateEditor.ts';
import type { EstimateContent } from './estimateContent.ts';

export interface OpenEstimate {
  readonly editor: EstimateEditor;
  readonly state: EditorState;
}

export function estimatePorts(
  http: HttpClient,
  platform: AutosavePlatform,
  estimateNumber: string,
): EditorPorts {
  const path = { estimateNumber };
  return {
    platform,
    save({ etag }, { lines, ...content }) {
      const body = { ...content, lines: [...lines] };
      return replaceEstimate.send(http, { path, body, etag });
    },
    load: () => getEstimate.send(http, { path }),
  };
}

/** Edits the estimate of this number once it is loaded, and saves it automatically. Null until then. */
export function useEstimateEditor(estimateNumber: string, latest: Estimate | undefined): OpenEstimate | null {
  const { http, platform } = usePortalServices('useEstimateEditor');
  const [held, setHeld] = useState<{ estimateNumber: string; editor: EstimateEditor } | null>(null);
  let current = held?.estimateNumber === estimateNumber ? held : null;
  if (current === null && latest?.number === estimateNumber) {
    const editor = createEstimateEditor(latest, estimatePorts(http, platform, estimateNumber));
    current = { estimateNumber, editor };
    setHeld(current);
  }
  const editor = current?.editor ?? null;
  const state = useStore(editor ?? nothing);
  useEffect(() => {
    if (latest?.number === estimateNumber) editor?.receive(latest);
  }, [editor, estimateNumber, latest]);
  return editor && state && { editor, state };
}

const nothing = { getSnapshot: () => null, subscribe: () => () => undefined };

/** Keeps unsaved changes over a reload. Returns when the restored ones were left, and what to do about them. */
export function useEstimateDraft({
  editor,
  state,
}: OpenEstimate): UseVersionedDraftResult<EstimateContent, EstimateVersion> {
  const { estimate, content, wrongQuantities } = state;
  return useVersionedDraft(editor.draft, {
    key: `cloud-estimate-${estimate.number}`,
    readKept: (kept) => readKeptEstimate(kept, estimate),
    // A marked quantity is not kept, so leaving it asks as well.
    alsoUnsaved: wrongQuantities.size === 0 ? undefined : { content },
  });
}
