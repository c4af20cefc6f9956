export {
  addDays,
  dayIn,
  endOfLondonDay,
  isCalendarDay,
  isSameClock,
  isWeekend,
  LONDON,
  profileZone,
  startOfDay,
  startOfProfileDay,
  timeIn,
  toCalendarDay,
  todayInLondon,
  todayOfProfile,
  toMoment,
} from './days.ts';
export { formatBytes, formatCount, formatDay, formatDayOf, formatTime } from './format.ts';
export { ownZoneHint } from './ownZoneHint.ts';
export { timeZone } from './timeZone.ts';
export { useToday } from './useToday.ts';
