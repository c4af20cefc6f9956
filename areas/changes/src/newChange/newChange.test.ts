import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { liveService } from './newChange.fixtures.ts';
import { emptyNewChange, newChangeSchema, type NewChangeValues } from './newChangeSchema.ts';
import { fieldOf, toNewChange, toPreview } from './toNewChange.ts';

const bandwidth: NewChangeValues = {
  ...emptyNewChange,
  service: liveService,
  type: 'bandwidth',
  bandwidthMbps: '2000',
};

function problemsOf(values: NewChangeValues, earliest: CalendarDay | null = null): string[] {
  const { issues = [] } = v.safeParse(newChangeSchema(earliest), values);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

describe('a new change request', () => {
  it.each<[string, Partial<NewChangeValues>, string[]]>([
    [
      'a service and a type',
      { service: null, type: '' },
      ['type: Choose what to change', 'service: Choose the service from the list'],
    ],
    ['a service', { service: null }, ['service: Choose the service from the list']],
    ['a bandwidth', { bandwidthMbps: '' }, ['bandwidthMbps: Choose a bandwidth']],
    ['a number of addresses', { type: 'ip' }, ['ipAddresses: Choose how many addresses']],
    [
      'a new address with its postcode',
      { type: 'move', newPostcode: 'Bristol' },
      ['newAddress: Enter the new address', 'newPostcode: Enter a full postcode, such as BS1 4RW'],
    ],
    [
      'a telephone number',
      { type: 'contact', contactName: 'Facilities desk', contactPhone: 'none' },
      ['contactPhone: Enter a telephone number, such as +44 20 7946 0018'],
    ],
    ['the equipment', { type: 'cpe' }, ['equipment: Say which equipment you need']],
    ['another page for a cease', { type: 'cease' }, ['type: A service is ceased on its own page']],
  ])('A new change request needs %s [CHG-4]', (_what, change, problems) => {
    expect(problemsOf({ ...bandwidth, ...change })).toEqual(problems);
  });

  it('A new change request cannot be made before the earliest possible day [CHG-4]', () => {
    expect(problemsOf({ ...bandwidth, day: '2026-11-30' }, '2026-12-01')).toEqual([
      'day: Choose 1 Dec 2026 or later',
    ]);
    expect(problemsOf({ ...bandwidth, day: '2026-12-01' }, '2026-12-01')).toEqual([]);
  });

  it('A new change request is sent with the fields of its type, and its night window ends on the next day [CHG-4]', () => {
    const values = v.parse(newChangeSchema(null), {
      ...bandwidth,
      equipment: 'typed before the type changed',
      day: '2026-12-04',
    });
    expect(toNewChange(values)).toEqual({
      serviceId: 'QS-104200',
      type: 'bandwidth',
      bandwidthMbps: 2000,
      reason: '',
      window: {
        from: new Date(2026, 11, 4, 22).toISOString(),
        to: new Date(2026, 11, 5, 4).toISOString(),
      },
    });
  });

  it('A new change request requests its charges as soon as its fields suffice, in any window [CHG-5]', () => {
    expect(toPreview({ ...bandwidth, bandwidthMbps: '' })).toBeNull();
    expect(toPreview({ ...bandwidth, day: '2020-01-01' })).toEqual(toPreview(bandwidth));
  });

  it('A new change request shows the server’s error about a window at the day', () => {
    expect(fieldOf('window.from')).toBe('day');
    expect(fieldOf('bandwidthMbps')).toBe('bandwidthMbps');
    expect(fieldOf('constructor')).toBe('constructor');
  });
});
