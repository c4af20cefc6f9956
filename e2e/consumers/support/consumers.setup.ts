import { test } from '@playwright/test';
import { buildConsumers } from './buildConsumers.ts';
import { consumer } from './consumer.ts';

test('The applications that use the packed design system build', () => buildConsumers(consumer()));
