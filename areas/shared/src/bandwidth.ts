import { locale } from '@quayside/page-kit/format';

const wholeNumbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** A bandwidth, such as `500 Mbps` or `1 Gbps`. */
export function formatBandwidth(mbps: number): string {
  return mbps >= 1000 ? `${wholeNumbers.format(mbps / 1000)} Gbps` : `${wholeNumbers.format(mbps)} Mbps`;
}
