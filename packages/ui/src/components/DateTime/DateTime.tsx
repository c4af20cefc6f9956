'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { MissingValue } from '../../theme/MissingValue.tsx';
import { useLabels, useLocale, useTimeZone } from '../../theme/quaysideContext.ts';
import { readTime, timeFormat, type ReadTime, type TimeValue } from '../../theme/timeValue.ts';
import { TimeRoot } from './DateTime.styles.ts';

export type { TimeValue } from '../../theme/timeValue.ts';

/** The shown parts of a time: `21 Nov 2026`, `21 Nov 2026, 14:30` or `14:30`. */
export type DateTimeFormat = 'date' | 'dateTime' | 'time';

/** `unknown` is announced in place of a time that is missing or cannot be read. A dash is visible. */
export type DateTimeLabels = {
  /** Read by screen readers in place of a missing time, which is shown as a dash. */
  unknown: string;
};

/** A time, or with `end` a range of times. */
export type DateTimeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The time, or the start of a range. Null or undefined while it is unknown. */
  value: TimeValue | null | undefined;
  /** The last day or the end time of a range: `21–23 Nov 2026`. */
  end?: TimeValue | null | undefined;
  /** Default `date`. A calendar day (`2026-11-21`) is always a date. */
  format?: DateTimeFormat;
  /** Adds the time zone, `14:30 CET`, where the reader may be in another one. Default false. */
  showZone?: boolean;
  /** An IANA name, such as `Europe/London`. Default the provider's. */
  timeZone?: string;
  /** A BCP 47 tag. Default the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DateTimeLabels>;
};

const defaultLabels: DateTimeLabels = { unknown: 'Not known' };

/** A date or time in the user's time zone and locale, or a dash for a time that is missing or cannot be read. */
export function DateTime({
  value,
  end,
  format = 'date',
  showZone = false,
  timeZone,
  locale,
  labels,
  ...rest
}: DateTimeProps): JSX.Element {
  const text = useLabels('DateTime', defaultLabels, labels);
  const zone = useTimeZone(timeZone);
  const language = useLocale(locale);
  const start = readTime(value);
  const last = readTime(end);
  const written = start && timeFormat(start, language, zone, format, showZone);
  if (!start || !written || (end !== null && end !== undefined && !last)) {
    return (
      <TimeRoot {...rest}>
        <MissingValue label={text.unknown} />
      </TimeRoot>
    );
  }
  return (
    <TimeRoot {...rest}>
      {last ? (
        <TimeRange format={written} start={start} end={last} />
      ) : (
        <time dateTime={start.machine}>{written.format(start.date)}</time>
      )}
    </TimeRoot>
  );
}

type TimeRangeProps = { format: Intl.DateTimeFormat; start: ReadTime; end: ReadTime };

/** The locale decides which parts both times share: the month of `21–23 Nov 2026`, the day of `21 Nov, 09:00–11:00`. */
function TimeRange({ format, start, end }: TimeRangeProps): JSX.Element {
  const machines = { startRange: start.machine, endRange: end.machine };
  const parts = withOneZone(format.formatRangeToParts(start.date, end.date));
  if (parts.every(({ source }) => source === 'shared')) {
    return <time dateTime={start.machine}>{format.format(start.date)}</time>;
  }
  const texts: { source: (typeof parts)[number]['source']; text: string }[] = [];
  for (const { source, value } of parts) {
    const previous = texts.at(-1);
    if (previous?.source === source) previous.text += value;
    else texts.push({ source, text: value });
  }
  return (
    <>
      {texts.map(({ source, text }, index) =>
        source === 'shared' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a range stand in one order
          <span key={index}>{text}</span>
        ) : (
          <time key={source} dateTime={machines[source]}>
            {text}
          </time>
        ),
      )}
    </>
  );
}

/** Leaves out the zone of the start where the end has the same one. Both stay in a locale that puts the zone in brackets. */
function withOneZone(parts: Intl.DateTimeRangeFormatPart[]): Intl.DateTimeRangeFormatPart[] {
  const [first, last] = parts.filter(({ type }) => type === 'timeZoneName');
  if (!first || first.value !== last?.value) return parts;
  const spaceIndex = parts.indexOf(first) - 1;
  return parts[spaceIndex]?.value.trim() === '' ? parts.toSpliced(spaceIndex, 2) : parts;
}
