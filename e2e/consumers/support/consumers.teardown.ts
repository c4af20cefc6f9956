import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { consumer } from './consumer.ts';

test('The applications that use the packed design system are removed', () => {
  rmSync(consumer(), { recursive: true, force: true });
});
