import { Meter } from '@quayside/ui/Meter';
import type { JSX } from 'react';
import { formatCount, locale } from '@quayside/page-kit/format';
import type { TrunkSummary } from '../api.ts';

export interface TrunkMeterProps {
  trunk: Pick<TrunkSummary, 'channels' | 'channelsIn' | 'channelsOut' | 'fraudLimit' | 'fraudUsed'>;
  label: string;
}

/** The number of channels that carry a call now. */
export function ChannelMeter({ trunk, label }: TrunkMeterProps): JSX.Element {
  const { channels, channelsIn, channelsOut } = trunk;
  const used = channelsIn + channelsOut;
  return (
    <Meter
      label={label}
      max={channels}
      data={{ status: 'ready', value: used }}
      valueText={`${formatCount(used)} of ${formatCount(channels)}`}
      thresholds={[
        { from: channels * 0.9, label: 'Nearly full', tone: 'caution' },
        { from: channels, label: 'Full: further callers hear the engaged tone', tone: 'critical' },
      ]}
    />
  );
}

const pounds = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' });

/** The used part of today's fraud limit. */
export function FraudMeter({ trunk, label }: TrunkMeterProps): JSX.Element {
  const { fraudLimit, fraudUsed } = trunk;
  return (
    <Meter
      label={label}
      max={fraudLimit.amount}
      data={{ status: 'ready', value: fraudUsed.amount }}
      valueText={`${pounds.format(fraudUsed.amount / 100)} of ${pounds.format(fraudLimit.amount / 100)}`}
      thresholds={[
        { from: fraudLimit.amount * 0.8, label: 'Nearly used up', tone: 'caution' },
        { from: fraudLimit.amount, label: 'Used up', tone: 'critical' },
      ]}
    />
  );
}
