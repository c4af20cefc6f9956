import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillVoice } from './fillVoice.ts';

/** Telephone numbers as ranges, SIP trunks, and ports. A number is stored as an integer: `441174960000`. */
export const voicePart: WorldPart = {
  tables: ['voice_port_spans', 'voice_ports', 'voice_ranges', 'voice_trunks'],
  schema: `
    CREATE TABLE IF NOT EXISTS voice_trunks (
      id TEXT PRIMARY KEY,
      partner_id TEXT NOT NULL,
      name TEXT NOT NULL,
      service_id TEXT NOT NULL,
      service_name TEXT NOT NULL,
      site_id TEXT NOT NULL,
      site_name TEXT NOT NULL,
      site_postcode TEXT NOT NULL,
      channels INTEGER NOT NULL,
      channels_in INTEGER NOT NULL,
      channels_out INTEGER NOT NULL,
      peak INTEGER NOT NULL,
      peak_at TEXT NOT NULL,
      barring TEXT NOT NULL,
      fraud_limit INTEGER NOT NULL,
      fraud_used INTEGER NOT NULL,
      fraud_action TEXT NOT NULL,
      endpoints TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      changed_at TEXT,
      searched TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS voice_ranges (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      size INTEGER NOT NULL,
      area TEXT NOT NULL,
      label TEXT NOT NULL,
      trunk_id TEXT,
      trunk_name TEXT,
      site_id TEXT,
      site_name TEXT,
      site_postcode TEXT,
      emergency TEXT NOT NULL,
      emergency_address TEXT,
      emergency_note TEXT,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      changed_at TEXT,
      searched TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS voice_ports (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      group_name TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      trunk_id TEXT,
      status TEXT NOT NULL,
      waiting_for TEXT,
      number_count INTEGER NOT NULL,
      requested_date TEXT,
      port_date TEXT,
      requested_by TEXT NOT NULL,
      requested_by_name TEXT NOT NULL,
      requested_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      state TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      searched TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS voice_port_spans (
      port_id TEXT NOT NULL REFERENCES voice_ports(id),
      position INTEGER NOT NULL,
      first INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (port_id, position)
    );
  `,
  indexes: `
    CREATE INDEX IF NOT EXISTS voice_ranges_partner ON voice_ranges (partner_id, first);
    CREATE INDEX IF NOT EXISTS voice_ranges_number ON voice_ranges (last);
    CREATE INDEX IF NOT EXISTS voice_ranges_trunk ON voice_ranges (trunk_id);
    CREATE INDEX IF NOT EXISTS voice_ports_partner ON voice_ports (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS voice_port_spans_number ON voice_port_spans (last);
  `,
  fill: fillVoice,
};
