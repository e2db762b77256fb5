import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { type Invitation, InvitationError, openInvitation } from '@/editor/access/invitation';
import { isoDay, today } from '@/lib/dates/days';
import form from './FieldForm.module.scss';
import { FirstName, firstNameIn } from './FirstName';
import styles from './Publishing.module.scss';
import type { AccessTokenStore } from './useAccessToken';

type OpenInvitationProps = {
  /** The fragment of the address: an encrypted invitation. */
  hash: string;
  /** First name of the person whose access token is stored here. */
  known?: string | undefined;
  use: AccessTokenStore['use'];
  /** Called with the first name when the invitation is open. */
  done: (name: string) => void;
};

/** Opens an invitation with a first name and five words. Nothing is stored before the words are right. */
export function OpenInvitation({ hash, known, use, done }: OpenInvitationProps) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'opening' | { words: string }>('idle');

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'opening') return;
    const filledIn = new FormData(event.currentTarget);
    const name = firstNameIn(filledIn);
    setState('opening');
    try {
      const found: Invitation = await openInvitation(
        hash,
        String(filledIn.get('woorden')),
        isoDay(today(new Date())),
      );
      await use(found, name, { isRemembered: filledIn.has('onthoud') });
      done(name);
    } catch (error) {
      if (!(error instanceof InvitationError)) throw error;
      setState({ words: error.message });
    }
  }

  const wrong = typeof state === 'object' ? `${id}-fout` : undefined;
  return (
    <form className={styles.publishing} onSubmit={open}>
      <p>
        Iemand nodigt je uit om mee de site bij te houden. Geen account en geen wachtwoord: je voornaam en
        vijf woorden zijn genoeg.
      </p>
      <FirstName id={id} known={known}>
        Zo weet de rest van de leiding wie iets veranderde.
      </FirstName>
      <div className={form.field}>
        <label htmlFor={`${id}-woorden`}>De vijf woorden</label>
        <input
          id={`${id}-woorden`}
          name="woorden"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[wrong, `${id}-waar`].filter(Boolean).join(' ')}
        />
        <small className={form.help} id={`${id}-waar`}>
          Je kreeg ze apart, in een berichtje of op een briefje.
        </small>
      </div>
      {wrong && typeof state === 'object' && (
        <div id={wrong} role="alert">
          <Alert icon={<Icon name="alert" />}>{state.words} Er is niets bewaard.</Alert>
        </div>
      )}
      <label className={styles.tick}>
        <input type="checkbox" name="onthoud" defaultChecked />
        <span>
          Onthoud mij op dit toestel <small>Niet doen als het van iemand anders is.</small>
        </span>
      </label>
      <Button type="submit" aria-disabled={state === 'opening' || undefined}>
        {state === 'opening' ? (
          <>
            Even kijken… <Icon name="compass" />
          </>
        ) : (
          <>
            Aan de slag <Icon name="arrow-right" />
          </>
        )}
      </Button>
    </form>
  );
}
