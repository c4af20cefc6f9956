import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillVoice } from './fillVoice.ts';
import { ports, portSpans } from './ports.ts';
import { ranges } from './ranges.ts';
import { trunks } from './trunks.ts';

/** Telephone numbers as ranges, SIP trunks, and ports. */
export const voicePart: WorldPart = {
  collections: [trunks, ranges, ports, portSpans],
  indexes: `
    CREATE INDEX IF NOT EXISTS voice_ranges_partner ON voice_ranges (partner_id, first);
    CREATE INDEX IF NOT EXISTS voice_ranges_number ON voice_ranges (last);
    CREATE INDEX IF NOT EXISTS voice_ranges_trunk ON voice_ranges (trunk_id);
    CREATE INDEX IF NOT EXISTS voice_ports_partner ON voice_ports (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS voice_port_spans_number ON voice_port_spans (last);
  `,
  fill: fillVoice,
};
