import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const survey = {
  id: 'AC-204292-2',
  title: 'Survey: Exeter Southernhay, 500 Mbps',
  from: '2026-12-04T09:00:00Z',
  to: '2026-12-04T12:00:00Z',
  place: 'Exeter Southernhay',
  url: 'https://portal.example/services/provisioning-cases/PC-204292',
} as const;
const now = new Date('2026-11-21T10:00:00Z');

it('An event is a file that calendars read, in UTC, with its separators escaped', () => {
  expect(calendarFile(survey, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayside//Portal//EN',
    'BEGIN:VEVENT',
    'UID:AC-204292-2',
    'DTSTAMP:20261121T100000Z',
    'DTSTART:20261204T090000Z',
    'DTEND:20261204T120000Z',
    String.raw`SUMMARY:Survey: Exeter Southernhay\, 500 Mbps`,
    'LOCATION:Exeter Southernhay',
    'URL:https://portal.example/services/provisioning-cases/PC-204292',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('A title adds no property to the file, whatever it contains', () => {
  const title = 'Visit\r\nATTENDEE:mailto:mallory@example.com\u0000\nEND:VEVENT';
  const lines = calendarFile({ ...survey, title }, now).split('\r\n');
  expect(lines.filter((line) => /^(?:ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
  expect(lines).toHaveLength(14);
});

it('A line longer than 75 octets goes on in the next one, and no character is cut', () => {
  const title = 'مركز بيانات الميناء الجديد '.repeat(8).trim();
  const text = calendarFile({ ...survey, title }, now);
  const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
