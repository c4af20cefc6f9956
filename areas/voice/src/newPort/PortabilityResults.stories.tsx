import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Portability } from './usePortability.ts';
import type { PortabilityCheck } from '../portsApi.ts';
import { PortabilityResults } from './PortabilityResults.tsx';

const portable: PortabilityCheck['results'][number] = {
  first: '+441179460300',
  last: '+441179460309',
  count: 10,
  outcome: 'portable',
  message: 'We can port these numbers.',
};

const meta = preview.meta<Portability, DecoratorFunction, Portability>({
  title: 'Pages/Voice/Portability',
  component: PortabilityResults,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    check: { earliestDate: '2026-12-02', results: [portable] },
    isChecking: false,
    hasFailed: false,
    retry: fn(),
  },
});

export const Portable = meta.story();

/** Each entry has its own result, with the reason. */
export const Mixed = meta.story({
  args: {
    check: {
      earliestDate: '2026-12-02',
      results: [
        portable,
        {
          ...portable,
          first: '+442079460000',
          last: '+442079460000',
          count: 1,
          outcome: 'otherProvider',
          message:
            'The range belongs to Penline Voice. That’s fine if the numbers were ported to Tideway Telecom before; else choose Penline Voice.',
        },
        {
          ...portable,
          first: '+447700900123',
          last: '+447700900123',
          count: 1,
          outcome: 'notPortable',
          message: 'Mobile numbers can’t be ported to a SIP trunk.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

export const Checking = meta.story({ args: { check: null, isChecking: true } });

export const Failed = meta.story({
  args: { check: null, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
});
