import { test } from '@playwright/test';
import { buildStage } from '../../../scripts/lib/stage.ts';

test('The stage that shows every story builds', buildStage);
