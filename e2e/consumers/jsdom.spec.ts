import { runConsumer, type Runner } from './support/jsdomConsumers.ts';
import { consumer, expect, test } from './support/test.ts';

const runners: readonly [Runner, string][] = [
  ['vitest', 'Vitest'],
  ['jest', 'Jest'],
];

for (const [runner, name] of runners) {
  test(
    `Every component works in jsdom with ${name}, set up as the guide says`,
    {
      tag: runner === 'jest' ? '@repeat' : '@ci',
    },
    async () => {
      test.setTimeout(600_000);
      const { code, output } = await runConsumer(runner, consumer('jsdom'));
      expect(code, output).toBe(0);
      // Each component has a test of its own.
      const passed = Number(/^ *Tests:? .*?(\d+) passed/m.exec(output)?.[1]);
      expect(passed, output).toBeGreaterThan(70);
    },
  );
}
