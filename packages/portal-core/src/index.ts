export { createAuthSession } from './auth/createAuthSession.ts';
export type { CurrentUser, Partner } from './auth/currentUser.ts';
export type {
  OidcGateway,
  RawTokenSet,
  SignInAnswer,
  SignInRequest,
  TokenSet,
  VerifiedClaims,
  SigningKeys,
} from './auth/gateway.ts';
export type { AuthSession, AuthSessionOptions, AuthSessionPorts, SignInOptions } from './auth/session.ts';
export type { Freshness, SessionState, SignedOutReason, SignInFailure } from './auth/sessionState.ts';
export {
  createTokenSetValidator,
  type TokenSetValidatorOptions,
  type TokenSetValidatorPorts,
} from './auth/createTokenSetValidator.ts';
export type { TokenExpectation, TokenSetValidator } from './auth/tokenSetValidator.ts';
export {
  AuthError,
  CancelledError,
  ConfigError,
  ContractError,
  HttpStatusError,
  isAuthError,
  isCancelledError,
  isConfigError,
  isContractError,
  isHttpStatusError,
  isNetworkError,
  isServiceUnavailable,
  isTimeoutError,
  NetworkError,
  RequestError,
  TimeoutError,
  toPortalError,
  UnexpectedError,
  type AuthErrorReason,
  type CancelReason,
  type ProblemDetails,
} from './errors/errors.ts';
export { isPortalError, PortalError, type PortalErrorOptions } from './errors/PortalError.ts';
export { createHttpClient } from './http/createHttpClient.ts';
export { encodePath } from './http/encodePath.ts';
export type { HttpClientOptions, HttpClientPorts, ServiceUnavailable } from './http/options.ts';
export type {
  AccessTokenOptions,
  BodyCall,
  BodylessCall,
  CachedAnswer,
  CacheEvent,
  CheckedRequestOptions,
  HttpCache,
  HttpClient,
  PeekCall,
  PeekedAnswer,
  QueryValue,
  RequestOptions,
  ResponseSchema,
  SchemaResult,
  SessionEpoch,
  TokenSource,
  WriteOptions,
} from './http/ports.ts';
export type {
  Browser,
  BrowserLocation,
  Clock,
  Fetch,
  KeyValueStorage,
  Logger,
  OpenSilentFrame,
  Platform,
  TabChannel,
} from './platform/ports.ts';
export type { ReadableStore } from './store/createStore.ts';
