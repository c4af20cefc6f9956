import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { commandArguments } from '../tools/harness/settings.ts';
import { playwright, printFailures } from './lib/suites.ts';

/** `npm run test:newcomer`: signs in to the portal that `npm start` serves at this moment, and looks at what the browser reports. */
exitOnSignal();
commandArguments([]);
const result = await playwright(['newcomer']);
printFailures('newcomer', result);
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed > 0 ? 1 : 0;
