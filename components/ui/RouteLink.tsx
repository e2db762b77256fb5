import { type Coordinates, mapLink, mapSearch } from '@/lib/rental/map';
import { type Address, addressLine } from '@/lib/text/address';
import { ExternalLink } from './ExternalLink';

type RouteLinkProps = {
  /** Where its position is known, the map shows that. */
  to: Address & { place?: Coordinates };
  /** By default the address on one line. */
  children?: React.ReactNode;
};

/** An address as a link to the map. */
export function RouteLink({ to, children = addressLine(to) }: RouteLinkProps) {
  return (
    <ExternalLink href={to.place ? mapLink(to.place) : mapSearch(addressLine(to))}>{children}</ExternalLink>
  );
}
