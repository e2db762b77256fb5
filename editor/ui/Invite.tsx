import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { expiryMessage, type Invitation, invitationLink, newPassphrase } from '@/editor/access/invitation';
import { isUntouched } from '@/editor/drafts/work';
import { isoDay, today } from '@/lib/dates/days';
import { editorPath } from '@/lib/pages/editor';
import { CopyButton } from './CopyButton';
import { OpenDraft } from './DraftFile';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import forms from './forms.module.scss';
import { Panel } from './Panel';
import { ButtonText, ErrorMessage, LinkButton } from './parts';
import styles from './parts.module.scss';
import type { AccessToken } from './useAccessToken';
import { useFocusFallback } from './useFocusFallback';

type Made = { link: string; words: string; code: string };

/** Makes an invitation: a link, and five words to pass on separately. */
export function Invite({ accessToken: { invitation, name } }: { accessToken: AccessToken }) {
  const [made, setMade] = useState<Made>();
  const [isFailed, setFailed] = useState(false);
  useFocusFallback();
  const expiry = expiryMessage(invitation, isoDay(today(new Date())));

  async function make(invited: Invitation) {
    try {
      const words = await newPassphrase();
      const link = `${location.origin}${editorPath}${await invitationLink(invited, words)}`;
      setMade({ words, link, code: await qrCodeOf(link) });
    } catch (error) {
      setFailed(true); // offline, the words or the library of QR codes are missing
      reportError(error);
    }
  }

  return (
    <Panel title={`Dag ${name}`}>
      {expiry && <p role="status">{expiry}</p>}
      <h3>Nodig iemand uit</h3>
      <p>
        Stuur de link in een bericht, en zeg de vijf woorden langs een andere weg: aan de telefoon of op een
        briefje. Samen openen ze het beheer, apart niets.
      </p>
      {made ? (
        <div className={styles.stack}>
          <div className={forms.field}>
            <label htmlFor="uitnodiging">De link</label>
            <textarea id="uitnodiging" readOnly rows={3} value={made.link} />
          </div>
          <CopyButton text={made.link}>Kopieer de link</CopyButton>
          <p>Sta je naast elkaar? Richt de camera van de andere telefoon hierop, in de plaats van de link.</p>
          <img className={styles.code} src={made.code} alt="QR-code van de link" />
          <p>
            De vijf woorden: <strong className={styles.words}>{made.words}</strong>
          </p>
        </div>
      ) : (
        <div>
          <Button onClick={() => void make(invitation)}>
            <ButtonText>Maak een uitnodiging</ButtonText>
          </Button>
          {isFailed && (
            <ErrorMessage>
              De uitnodiging kon niet gemaakt worden. Kijk of je internet hebt, en probeer opnieuw.
            </ErrorMessage>
          )}
        </div>
      )}
      <OpenDraft />
      <ForgetMe />
    </Panel>
  );
}

/** A button that deletes access token and draft from this device; asks first when there are unpublished changes. */
export function ForgetMe() {
  const { work, forget } = useEditing();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <LinkButton onClick={() => (isUntouched(work.draft) ? forget() : setAsking(true))}>
        <EditorIcon name="trash" /> Vergeet mij op dit toestel
      </LinkButton>
      {isAsking && (
        <div className={styles.stack} role="alert">
          <p>Er staan op dit toestel nog wijzigingen die niet online zijn. Ze gaan dan ook weg.</p>
          <Button onClick={forget}>Wis mijn sleutel en mijn wijzigingen</Button>
          <LinkButton onClick={() => setAsking(false)}>Laat alles staan</LinkButton>
        </div>
      )}
    </div>
  );
}

/** The QR code of an address, as that of an image. Loads the library: few people invite somebody. */
async function qrCodeOf(address: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  const drawing = renderSVG(address, { border: 4 }); // modules of white around it, which the standard asks for
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
