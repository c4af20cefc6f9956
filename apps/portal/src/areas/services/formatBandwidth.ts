/** A bandwidth, such as `500 Mbps` or `2.5 Gbps`. */
export function formatBandwidth(mbps: number): string {
  return mbps < 1000 ? `${mbps} Mbps` : `${mbps / 1000} Gbps`;
}
