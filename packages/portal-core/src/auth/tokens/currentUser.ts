/** The user's partner. A price plan that the partner does not have is null. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly sfAccountId: string;
  readonly accessTo1Access: boolean;
  readonly accessTo1Cloud: boolean;
  readonly accessToEndUserPortal: boolean;
  readonly accessToPartnerProgramme: boolean;
  readonly iaPricePlanId: string | null;
  readonly l2PricePlanId: string | null;
  readonly mplsPricePlanId: string | null;
  readonly carrierConnectPricePlanId: string | null;
  readonly sdwanConnectPricePlanId: string | null;
  readonly cloudEnterprisePricePlanId: string | null;
}

/** The signed-in user, from the claims of the ID token. A missing or malformed claim grants the least. */
export interface CurrentUser {
  readonly id: string;
  /** The id of the provider session, if the provider sends one. */
  readonly sid?: string;
  readonly roles: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly partner: Partner | null;
  readonly agreedToTermsOfUse: boolean;
  readonly apolloAccess: boolean;
  readonly artemisAccess: boolean;
  readonly artemisPagesAccess: boolean;
}
