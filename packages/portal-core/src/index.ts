export { createAuthSession } from './auth/session/createAuthSession.ts';
export { mapClaims } from './auth/tokens/claims.ts';
export type { CurrentUser, Partner } from './auth/tokens/currentUser.ts';
export type {
  OidcGateway,
  RawTokenSet,
  SignInResponse,
  SignInRequest,
  TokenSet,
  VerifiedClaims,
  SigningKeys,
} from './auth/gateway.ts';
export type {
  AuthSession,
  AuthSessionOptions,
  AuthSessionPorts,
  SignInOptions,
} from './auth/session/session.ts';
export type { Freshness, SessionState, SignedOutReason, SignInFailure } from './auth/session/sessionState.ts';
export {
  createTokenSetValidator,
  type TokenSetValidatorOptions,
  type TokenSetValidatorPorts,
} from './auth/tokens/createTokenSetValidator.ts';
export type { TokenExpectation, TokenSetValidator } from './auth/tokens/tokenSetValidator.ts';
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
  type MemberProblem,
  type ProblemDetails,
} from './base/errors/errors.ts';
export { isOwnPath } from './base/parsing/isOwnPath.ts';
export { isPortalError, PortalError, type PortalErrorOptions } from './base/errors/PortalError.ts';
export { createHttpClient } from './http/createHttpClient.ts';
export { encodePath } from './http/encodePath.ts';
export type { HttpClientOptions, HttpClientPorts, ServiceUnavailable } from './http/options.ts';
export type {
  AccessTokenOptions,
  BodyCall,
  BodylessCall,
  CachedResponse,
  CacheEvent,
  CheckedRequestOptions,
  HttpCache,
  HttpClient,
  PeekCall,
  PeekedResponse,
  QueryValue,
  RequestOptions,
  ResponseSchema,
  SchemaIssue,
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
} from './base/platform/ports.ts';
export { createStore, type ReadableStore, type Store } from './base/store/createStore.ts';
