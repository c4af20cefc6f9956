export {
  addDays,
  dayIn,
  isCalendarDay,
  isSameClock,
  isWeekend,
  profileZone,
  startOfDay,
  startOfProfileDay,
  timeIn,
  toCalendarDay,
  todayOfProfile,
  toMoment,
} from './days.ts';
export { formatBytes, formatCount, formatDay, formatDayOf, formatTime } from './format.ts';
export { locale } from './locale.ts';
export { ownZoneHint } from './ownZoneHint.ts';
export { timeZone } from './timeZone.ts';
export { useToday } from './useToday.ts';
