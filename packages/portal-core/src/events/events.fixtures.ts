import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import { createEventTeller, type TellEvent } from './createEventTeller.ts';
import type { PortalEvent } from './portalEvent.ts';

/** What tells events to a test, and what it told. */
export function recordEvents(): {
  clock: ManualClock;
  events: PortalEvent[];
  logger: RecordingLogger;
  tell: TellEvent;
} {
  const clock = createManualClock();
  const events: PortalEvent[] = [];
  const logger = createRecordingLogger();
  const tell = createEventTeller([(event) => events.push(event)], { clock, logger });
  return { clock, events, logger, tell };
}

/** An event of some kind of the browser with these members. */
export function domEvent(type: string, members: object): Event {
  return Object.assign(new Event(type), members);
}
