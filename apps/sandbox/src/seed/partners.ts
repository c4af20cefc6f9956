/** A business customer or reseller, as in the claims. */
export interface Partner extends Record<string, unknown> {
  id: string;
  name: string;
  sfAccountId: string;
  accessTo1Access: boolean;
  accessTo1Cloud: boolean;
  accessToEndUserPortal: boolean;
  accessToPartnerProgramme: boolean;
  iaPricePlanId: string;
  l2PricePlanId: string;
  mplsPricePlanId: string;
  carrierConnectPricePlanId: string;
  sdwanConnectPricePlanId: string;
  cloudEnterprisePricePlanId: string;
}

/** A reseller with every product area and price plan. */
export const northgate: Partner = {
  id: 'P-10042',
  name: 'Northgate Networks Ltd',
  sfAccountId: '0012400000NGate1AB',
  accessTo1Access: true,
  accessTo1Cloud: true,
  accessToEndUserPortal: true,
  accessToPartnerProgramme: true,
  iaPricePlanId: 'IA-RSL-2026-GOLD',
  l2PricePlanId: 'L2-RSL-2026-GOLD',
  mplsPricePlanId: 'MPLS-RSL-2026-GOLD',
  carrierConnectPricePlanId: 'CC-RSL-2026-STD',
  sdwanConnectPricePlanId: 'SDW-RSL-2026-GOLD',
  cloudEnterprisePricePlanId: 'CLE-RSL-2026-STD',
};

/** A business customer that runs services, without 1Access, 1Cloud and the partner programme. */
export const fenwick: Partner = {
  id: 'P-10117',
  name: 'Fenwick Logistics plc',
  sfAccountId: '0012400000FnwkL2CD',
  accessTo1Access: false,
  accessTo1Cloud: false,
  accessToEndUserPortal: true,
  accessToPartnerProgramme: false,
  iaPricePlanId: 'IA-DIR-2026-STD',
  l2PricePlanId: '',
  mplsPricePlanId: 'MPLS-DIR-2026-STD',
  carrierConnectPricePlanId: '',
  sdwanConnectPricePlanId: '',
  cloudEnterprisePricePlanId: '',
};

/** A wholesale carrier that works in Artemis. */
export const halden: Partner = {
  id: 'P-10203',
  name: 'Halden Carrier Services AS',
  sfAccountId: '0012400000HldCS3EF',
  accessTo1Access: true,
  accessTo1Cloud: false,
  accessToEndUserPortal: true,
  accessToPartnerProgramme: false,
  iaPricePlanId: 'IA-WHS-2026-STD',
  l2PricePlanId: 'L2-WHS-2026-STD',
  mplsPricePlanId: '',
  carrierConnectPricePlanId: 'CC-WHS-2026-STD',
  sdwanConnectPricePlanId: '',
  cloudEnterprisePricePlanId: '',
};

/** A new reseller whose access has not been set up yet. */
export const tidewell: Partner = {
  id: 'P-10318',
  name: 'Tidewell Communications Ltd',
  sfAccountId: '0012400000TdwlC4GH',
  accessTo1Access: false,
  accessTo1Cloud: false,
  accessToEndUserPortal: false,
  accessToPartnerProgramme: false,
  iaPricePlanId: '',
  l2PricePlanId: '',
  mplsPricePlanId: '',
  carrierConnectPricePlanId: '',
  sdwanConnectPricePlanId: '',
  cloudEnterprisePricePlanId: '',
};
