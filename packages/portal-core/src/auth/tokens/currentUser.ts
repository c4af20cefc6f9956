/** The partner the user belongs to. Access flags are strict booleans; a price plan the partner lacks is null. */
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

/** The signed-in person, as the identity provider's claims describe them. A missing or malformed claim grants the least. */
export interface CurrentUser {
  readonly id: string;
  /** The provider session, when the provider names one. */
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
