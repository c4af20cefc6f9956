import { createSystemClock } from '../../../packages/portal-core/src/base/platform/clock.ts';
import { createConsoleLogger } from '../../../packages/portal-core/src/base/platform/consoleLogger.ts';
import {
  createThirdParties,
  type ThirdParties,
} from '../../../apps/portal/src/third-parties/createThirdParties.ts';
import {
  createThirdPartyFrame,
  type ThirdPartyFailure,
  type ThirdPartyFrame,
} from '../../../apps/portal/src/third-parties/createThirdPartyFrame.ts';
import { composeCore, type CoreServices } from './composeCore.ts';

declare global {
  /** The parts of this page, for the tests. */
  // oxlint-disable-next-line vars-on-top, no-var -- how a page's global is declared
  var portal: ThirdParties & { frame: ThirdPartyFrame; core: CoreServices; failures: ThirdPartyFailure[] };
}

const options = { baseUrl: location.origin, allowedOrigins: [location.origin, 'https://vendor.example'] };
const failures: ThirdPartyFailure[] = [];
const ports = {
  clock: createSystemClock(),
  logger: createConsoleLogger(),
  findFocusTarget: () => document.querySelector('h1'),
  onFailure: (failure: ThirdPartyFailure) => void failures.push(failure),
};

globalThis.portal = {
  failures,
  ...createThirdParties(options, ports),
  core: composeCore(createThirdParties(options, ports), ports),
  frame: createThirdPartyFrame(
    { ...options, service: 'survey', title: 'Vendor', responseTimeoutMs: 2_000 },
    ports,
  ),
};
