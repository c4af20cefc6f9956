import { NetworkError } from '../base/errors/errors.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import { createScripts, type Scripts } from './createScripts.ts';

/** A fake page for scripts that records the requests. */
export interface ScriptedPage {
  readonly scripts: Scripts;
  readonly logger: RecordingLogger;
  /** All inserted tags, including failed ones. */
  readonly tags: readonly string[];
  /** Whether scripts can be loaded. Initially true. */
  works: boolean;
}

/** Creates the page. Our own origin and `https://vendor.example` may serve scripts. */
export function createScriptedPage(): ScriptedPage {
  const tags: string[] = [];
  const logger = createRecordingLogger();
  const page: ScriptedPage = {
    works: true,
    tags,
    logger,
    scripts: createScripts(
      {
        baseUrl: 'https://portal.example',
        allowedOrigins: ['https://portal.example', 'https://vendor.example'],
      },
      {
        clock: createManualClock(),
        logger,
        async append(url) {
          tags.push(url);
          if (!page.works) throw new NetworkError('Played by the test.');
        },
      },
    ),
  };
  return page;
}
