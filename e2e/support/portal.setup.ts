import { test } from '@playwright/test';
import { buildPortal } from '../../tools/harness/builds.ts';

test('The production portal builds', buildPortal);
