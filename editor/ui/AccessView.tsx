import type { FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { isoDay, today } from '@/lib/dates/days';
import { OpenDraft } from './DraftFile';
import { useEditing } from './editing';
import { asTyped, FirstName, RememberMe, TextField, textIn } from './forms';
import { Invite } from './Invite';
import { OpenInvitation, type OpenInvitationProps } from './OpenInvitation';
import { Panel } from './Panel';
import { ButtonText, LinkButton } from './parts';
import styles from './parts.module.scss';

/** Opens an invitation or takes an access token; with one, makes invitations. */
export function AccessView() {
  const { access, invitation, count, open } = useEditing();
  const { accessToken, use } = access;
  const { hash, forgetInvitation } = invitation;
  // an invitation comes first: the stored token may have expired
  if (accessToken && !hash) return <Invite accessToken={accessToken} />;
  const enter: Enter = async (invited, filledIn) => {
    const name = textIn(filledIn, 'naam');
    await use(invited, name, { isRemembered: filledIn.has('onthoud') });
    forgetInvitation();
    open(count > 0 ? { type: 'changes' } : { type: 'welcome', name });
  };
  return (
    <Panel title={hash ? 'Kom erbij.' : 'De sleutel van de site'}>
      {hash ? (
        <>
          <OpenInvitation hash={hash} known={accessToken?.name} enter={enter} />
          {accessToken && (
            <LinkButton onClick={forgetInvitation}>Ga verder met de sleutel die je al had</LinkButton>
          )}
        </>
      ) : (
        <>
          <p>
            Kreeg je een uitnodiging? Open de link uit dat bericht: dan staat hier waar je de vijf woorden
            invult.
          </p>
          <OwnAccessToken enter={enter} />
          <OpenDraft />
        </>
      )}
    </Panel>
  );
}

type Enter = OpenInvitationProps['enter'];

/** A form for the owner of the project: its name on the code host, and an access token. */
function OwnAccessToken({ enter }: { enter: Enter }) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filledIn = new FormData(event.currentTarget);
    const [owner = '', repo = ''] = textIn(filledIn, 'project').split('/');
    const [token, expires] = [textIn(filledIn, 'sleutel'), textIn(filledIn, 'tot')];
    void enter({ owner, repo, token, expires }, filledIn);
  }
  return (
    <details className={styles.own}>
      <summary>Ik maakte de sleutel zelf</summary>
      <form className={styles.stack} onSubmit={save}>
        <FirstName />
        <TextField
          label="Het project op GitHub"
          name="project"
          {...asTyped}
          pattern="[\w.\-]+/[\w.\-]+"
          required
          help="De naam van de eigenaar, een schuine streep en de naam van het project: onzegroep/site."
        />
        <TextField
          label="De sleutel"
          name="sleutel"
          type="password"
          autoComplete="off"
          pattern="[\w\-]+"
          required
        />
        <TextField
          label="Geldig tot en met"
          name="tot"
          type="date"
          min={isoDay(today(new Date()))}
          required
        />
        <RememberMe />
        <Button type="submit">
          <ButtonText>Bewaar de sleutel</ButtonText>
        </Button>
      </form>
    </details>
  );
}
