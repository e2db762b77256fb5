import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { type Invitation, InvitationError, openInvitation } from '@/editor/access/invitation';
import { isoDay, today } from '@/lib/dates/days';
import { asTyped, FirstName, RememberMe, TextField, textIn } from './forms';
import { ButtonText } from './parts';
import styles from './parts.module.scss';

export type OpenInvitationProps = {
  /** The fragment of the address: an encrypted invitation. */
  hash: string;
  /** First name of the person whose access token is stored here. */
  known?: string | undefined;
  /** Uses an invitation, with what was filled in: a first name, and whether this device remembers both. */
  enter: (invitation: Invitation, filledIn: FormData) => Promise<void>;
};

/** Opens an invitation with a first name and five words. Nothing is stored before the words are right. */
export function OpenInvitation({ hash, known, enter }: OpenInvitationProps) {
  const [state, setState] = useState<'idle' | 'opening' | { error: string }>('idle');

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'opening') return;
    const filledIn = new FormData(event.currentTarget);
    setState('opening');
    try {
      const found = await openInvitation(hash, textIn(filledIn, 'woorden'), isoDay(today(new Date())));
      await enter(found, filledIn);
    } catch (error) {
      if (!(error instanceof InvitationError)) throw error;
      setState({ error: `${error.message} Er is niets bewaard.` });
    }
  }

  return (
    <form className={styles.stack} onSubmit={open}>
      <p>
        Iemand nodigt je uit om mee de site bij te houden. Geen account en geen wachtwoord: je voornaam en
        vijf woorden zijn genoeg.
      </p>
      <FirstName known={known} help="Zo weet de rest van de leiding wie iets veranderde." />
      <TextField
        label="De vijf woorden"
        name="woorden"
        {...asTyped}
        required
        help="Je kreeg ze apart, in een berichtje of op een briefje."
        error={typeof state === 'object' ? state.error : undefined}
      />
      <RememberMe />
      <Button type="submit" aria-disabled={state === 'opening' || undefined}>
        <ButtonText busy={state === 'opening' && 'Even kijken…'}>Aan de slag</ButtonText>
      </Button>
    </form>
  );
}
