'use client';

import { AreaPart } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import type { SourceState } from './createSearch.ts';

/**
 * Renders nothing. Reports the errors that a source threw, with its area, as a failed part of a page is reported. The HTTP client
 * reports failed requests itself.
 */
export function ReportedFailures({ sources }: { sources: readonly SourceState[] }): JSX.Element {
  return (
    <>
      {sources.map(
        (state) =>
          state.status === 'failed' &&
          state.error.name === 'UnexpectedError' && (
            <ReportedFailure key={state.source.kind} areaId={state.source.areaId} error={state.error} />
          ),
      )}
    </>
  );
}

function ReportedFailure({ areaId, error }: { areaId: string; error: Error }): JSX.Element {
  return (
    <AreaPart
      areaId={areaId}
      name="A search source"
      load={() => Promise.reject(error)}
      fallback={null}
      failed={nothing}
    />
  );
}

const nothing = (): null => null;
