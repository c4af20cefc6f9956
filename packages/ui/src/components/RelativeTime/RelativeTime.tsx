'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { relativeTimeFormat } from '../../theme/formats.ts';
import { MissingValue } from '../../theme/MissingValue.tsx';
import { useLabels, useLocale, useTimeZone } from '../../theme/quaysideContext.ts';
import { readTime, timeFormat, type TimeValue } from '../../theme/timeValue.ts';
import { TimeRoot } from '../DateTime/DateTime.styles.ts';

/** `unknown` is announced in place of a time that is missing or cannot be read. A dash is visible. */
export type RelativeTimeLabels = {
  /** Read by screen readers in place of a missing time, which is shown as a dash. */
  unknown: string;
};

/** A time and the present. */
export type RelativeTimeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Null or undefined while it is unknown. */
  value: TimeValue | null | undefined;
  /** The present time. The caller decides how often it changes; once a minute is enough. */
  now: TimeValue;
  /** The time zone of the tooltip: an IANA name, default the provider's. */
  timeZone?: string;
  /** A BCP 47 tag. Default the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<RelativeTimeLabels>;
};

const defaultLabels: RelativeTimeLabels = { unknown: 'Not known' };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Each unit in milliseconds, and the distance from which on a larger one is used. */
const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, lengthMs: number, untilMs: number])[] = [
  ['minute', minute, hour],
  ['hour', hour, day],
  ['day', day, 14 * day],
  ['week', 7 * day, 60 * day],
  ['month', 30.44 * day, 365 * day],
  ['year', 365.25 * day, Infinity],
];

/** Whole units, rounded down: `2 hours ago` is at least two hours. */
function distance(differenceMs: number, locale: string): string | undefined {
  const size = Math.abs(differenceMs);
  // `auto` has a word for "now". Its words for days, such as "yesterday", would need calendar days.
  if (size < minute) return relativeTimeFormat(locale, { numeric: 'auto' })?.format(0, 'second');
  const [unit, lengthMs] = units.find(([, , untilMs]) => size < untilMs) ?? ['year', 365.25 * day];
  const count = Math.max(1, Math.floor(size / lengthMs));
  return relativeTimeFormat(locale, { numeric: 'always' })?.format(Math.sign(differenceMs) * count, unit);
}

/**
 * The distance of a time from now: `3 days ago`, `in 2 hours`. The tooltip is the full date and time. Where the exact
 * time matters use a `DateTime`, because touch screens show no tooltip.
 */
export function RelativeTime({
  value,
  now,
  timeZone,
  locale,
  labels,
  ...rest
}: RelativeTimeProps): JSX.Element {
  const text = useLabels('RelativeTime', defaultLabels, labels);
  const zone = useTimeZone(timeZone);
  const language = useLocale(locale);
  const time = readTime(value);
  const present = readTime(now);
  const words = time && present && distance(time.date.getTime() - present.date.getTime(), language);
  return (
    <TimeRoot {...rest}>
      {words === undefined || !time ? (
        <MissingValue label={text.unknown} />
      ) : (
        <time
          dateTime={time.machine}
          title={timeFormat(time, language, zone, 'dateTime', true)?.format(time.date)}
        >
          {words}
        </time>
      )}
    </TimeRoot>
  );
}
