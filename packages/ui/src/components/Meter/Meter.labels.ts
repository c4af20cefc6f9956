import { defaultChartLabels, type ChartLabels } from '../../charts/chartLabels.ts';

/** Every string of the meter. */
export type MeterLabels = Omit<ChartLabels, 'empty'> & {
  /** The value, also for screen readers. `{value}` and `{max}` are numbers. */
  value: string;
};

/** The default texts. */
export const defaultMeterLabels: MeterLabels = { ...defaultChartLabels, value: '{value} of {max} used' };
