import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { consumer, copiedArea } from './consumer.ts';

test('The applications that use the packed design system are removed', () => {
  for (const folder of [consumer(), copiedArea()]) rmSync(folder, { recursive: true, force: true });
});
