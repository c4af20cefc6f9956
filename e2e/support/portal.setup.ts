import { test } from '@playwright/test';
import { buildPortal } from '../../scripts/lib/builds.ts';

test('The production portal builds', buildPortal);
