import { ActionLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';

/** On the postcard of a group without a form: a link that opens a mail. */
export function MailLink({ email }: { email: string }) {
  return (
    <p>
      <ActionLink href={`mailto:${email}`}>
        Mail ons <Icon name="mail" />
      </ActionLink>
    </p>
  );
}
