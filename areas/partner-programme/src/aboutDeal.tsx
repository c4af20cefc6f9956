import { dealsPath } from '@quayside/contract/paths/partner-programme';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { awardIcon } from '@quayside/ui/icons';
import type { DetailNotFoundProps } from '@quayside/page-kit/detail';

export function aboutDeal(number: string): DetailNotFoundProps {
  return {
    noun: 'deal',
    icon: awardIcon,
    toList: <ButtonLink href={dealsPath.href()}>All deals</ButtonLink>,
    notFound: `${number} may be mistyped, or it belongs to another company. Check the number, or look for it in the list.`,
  };
}
