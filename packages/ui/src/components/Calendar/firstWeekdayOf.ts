/** `getWeekInfo` is not in every browser, and some have it as a property. */
type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** Regions whose week does not begin on Monday, by its first day (Unicode CLDR). */
const regions: Record<number, string> = {
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
  7: `AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK
      PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW`,
};

function fromRegion(locale: Intl.Locale): number {
  const region = locale.maximize().region;
  const found = Object.entries(regions).find(([, codes]) => codes.split(/\s+/).includes(region ?? ''));
  return found ? Number(found[0]) : 1;
}

/** The first day of the week in a locale: 1 is Monday, 7 is Sunday. Monday for an invalid locale. */
export function firstWeekdayOf(tag: string): number {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(tag);
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? fromRegion(locale);
  } catch {
    return 1;
  }
}
