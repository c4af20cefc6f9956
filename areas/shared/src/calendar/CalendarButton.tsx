import { showFile } from '@quayside/page-kit/page';
import { Button } from '@quayside/ui/Button';
import { calendarIcon } from '@quayside/ui/icons';
import { useState, type JSX } from 'react';
import { calendarFile, type CalendarEvent } from './calendarFile.ts';

export interface CalendarButtonProps {
  event: Omit<CalendarEvent, 'url'>;
  /** The address of its page. */
  href: string;
}

/** Downloads an event for the user's own calendar; nothing once it is over. */
export function CalendarButton({ event, href }: CalendarButtonProps): JSX.Element | null {
  const [shownAtMs] = useState(() => Date.now());
  if (Date.parse(event.to) < shownAtMs) return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={calendarIcon}
      aria-label={`Add to calendar: ${event.title}`}
      onClick={() => {
        const url = new URL(href, window.location.origin).href;
        const text = calendarFile({ ...event, url }, new Date());
        showFile(new Blob([text], { type: 'text/calendar' }), `${event.id}.ics`, null);
      }}
    >
      Add to calendar
    </Button>
  );
}
