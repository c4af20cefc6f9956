export const sampleReceivedAtMs = Date.parse('2026-11-21T10:42:00Z');
