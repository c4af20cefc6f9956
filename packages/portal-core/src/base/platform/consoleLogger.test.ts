import { expect, it, vi } from 'vitest';
import { NetworkError } from '../errors/errors.ts';
import { createConsoleLogger } from './consoleLogger.ts';

it('The console logger logs a PortalError in full, and only the name of a foreign error', () => {
  const target = { warn: vi.fn<(line: string) => void>(), error: vi.fn<(line: string) => void>() };
  const logger = createConsoleLogger(target);
  logger.warn('No bar.', new NetworkError('No connection.'));
  logger.error('No bar.', new TypeError('token=secret'));
  logger.error('No bar.', 'secret');
  logger.warn('No bar.');
  expect(target.warn.mock.calls).toEqual([['No bar. (NetworkError: No connection.)'], ['No bar.']]);
  expect(target.error.mock.calls).toEqual([['No bar. (TypeError)'], ['No bar. (string)']]);
});
