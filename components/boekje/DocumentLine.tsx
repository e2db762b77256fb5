import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';

/** A link to a document to download. */
export const DocumentLine = ({ button, href }: { button: string; href: string }) => (
  <FileLink href={href} icon="download">
    {button}
    <Hidden> (pdf)</Hidden>
  </FileLink>
);
