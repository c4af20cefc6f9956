'use client';

import { useAddToast, usePortalServices, type SendableCall } from '@quayside/portal-core/react';
import { useRef, useState } from 'react';
import { failureAdvice } from '../failures/failureAdvice.ts';
import { showFile } from '../page/openFile.ts';
import { getJob, getJobFile, type Job } from './api.ts';

const POLL_MS = 1_000;
const failed = 'We couldn’t export the list.';

/** The progress of an export. `total` is 0 until it is known. */
export type ExportProgress = Pick<Job, 'done' | 'total'>;

/** An export of a list. */
export interface UseExportResult<Input> {
  /** Null while nothing is exported. */
  readonly progress: ExportProgress | null;
  /** Starts the export, unless one is running. It continues when the user leaves the page. */
  start(this: void, input: Input): Promise<void>;
}

/** Exports a list as a job of the server and downloads its file. A failure shows a toast. */
export function useExport<Input>(call: SendableCall<Input, Job>): UseExportResult<Input> {
  const { http, platform } = usePortalServices('useExport');
  const addToast = useAddToast();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const isRunning = useRef(false);

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      platform.clock.setTimeout(resolve, POLL_MS);
    });

  async function finish(job: Job): Promise<Job> {
    setProgress(job);
    if (job.state !== 'running') return job;
    await pause();
    return finish(await getJob.send(http, { path: { jobId: job.id } }));
  }

  async function download(input: Input): Promise<string | null> {
    try {
      const { id, state, fileName, message } = await finish(await call.send(http, input));
      if (state !== 'done') return message ?? `${failed} Try again in a few minutes.`;
      showFile(await getJobFile.send(http, { path: { jobId: id } }), fileName ?? 'export.csv', null);
      return null;
    } catch (error) {
      return `${failed} ${failureAdvice(error)}`;
    }
  }

  return {
    progress,
    async start(input) {
      if (isRunning.current) return;
      isRunning.current = true;
      setProgress({ done: 0, total: 0 });
      const problem = await download(input);
      if (problem !== null) addToast({ tone: 'critical', text: problem });
      isRunning.current = false;
      setProgress(null);
    },
  };
}
