import { servicesPath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { networkIcon } from '@quayside/ui/icons';
import type { DetailNotFoundProps } from '@quayside/page-kit/detail';

export const aboutService: DetailNotFoundProps = {
  noun: 'service',
  icon: networkIcon,
  toList: <ButtonLink href={servicesPath.href()}>Go to Services</ButtonLink>,
  notFound: 'It may belong to another company. Check the address, or look for it in the list.',
};
