export {
  createOidcGateway,
  type LibraryOidcGateway,
  type OidcGatewayOptions,
  type OidcGatewayPorts,
} from './oidcGateway.ts';
