export interface ApolloAccess {
  readonly services: boolean;
  readonly quotes: boolean;
  readonly estimates: boolean;
  readonly deals: boolean;
  readonly approvals: boolean;
}
