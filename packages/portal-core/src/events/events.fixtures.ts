import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import { createEventEmitter, type EmitEvent } from './createEventEmitter.ts';
import type { PortalEvent } from './portalEvent.ts';

/** What tells events to a test, and what it told. */
export function recordEvents(): {
  clock: ManualClock;
  events: PortalEvent[];
  logger: RecordingLogger;
  emit: EmitEvent;
} {
  const clock = createManualClock();
  const events: PortalEvent[] = [];
  const logger = createRecordingLogger();
  const emit = createEventEmitter([(event) => events.push(event)], { clock, logger });
  return { clock, events, logger, emit: emit };
}

/** An event of some kind of the browser with these members. */
export function domEvent(type: string, members: object): Event {
  return Object.assign(new Event(type), members);
}
