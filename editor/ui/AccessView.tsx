import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { expiryMessage, type Invitation, invitationLink, newPassphrase } from '@/editor/access/invitation';
import { isoDay, today } from '@/lib/dates/days';
import { editorPath } from '@/lib/pages/editor';
import { EditorIcon } from './EditorIcon';
import form from './FieldForm.module.scss';
import { FirstName, firstNameIn } from './FirstName';
import { OpenInvitation } from './OpenInvitation';
import { Panel } from './Panel';
import rows from './PlaceView.module.scss';
import styles from './Publishing.module.scss';
import { QrCode } from './QrCode';
import type { AccessTokenStore } from './useAccessToken';
import { useFocusFallback } from './useFocusFallback';

type AccessViewProps = {
  store: AccessTokenStore;
  /** The file input that opens a proposal. */
  proposal: React.ReactNode;
  /** An invitation in the address. */
  hash?: string | undefined;
  /** Ignores the invitation: the stored access token stays in use. */
  forgetInvitation: () => void;
  /** Called with the first name when an access token is there. */
  done: (name: string) => void;
};

/** Opens an invitation or takes an access token; with one, makes invitations. */
export function AccessView({ store, hash, forgetInvitation, proposal, done }: AccessViewProps) {
  // an invitation comes first: the stored token may have expired
  if (store.accessToken && !hash) return <Invite store={store} proposal={proposal} />;
  return (
    <Panel title={hash ? 'Kom erbij.' : 'De sleutel van de site'}>
      {hash ? (
        <>
          <OpenInvitation hash={hash} known={store.accessToken?.name} use={store.use} done={done} />
          {store.accessToken && (
            <button className={rows.remove} type="button" onClick={forgetInvitation}>
              Ga verder met de sleutel die je al had
            </button>
          )}
        </>
      ) : (
        <>
          <p>
            Kreeg je een uitnodiging? Open de link uit dat bericht: dan staat hier waar je de vijf woorden
            invult.
          </p>
          <OwnAccessToken use={store.use} done={done} />
          {proposal}
        </>
      )}
    </Panel>
  );
}

/** A form for the owner of the project: its name on the code host, and an access token. */
function OwnAccessToken({ use, done }: Pick<AccessViewProps, 'done'> & Pick<AccessTokenStore, 'use'>) {
  const id = useId();
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filledIn = new FormData(event.currentTarget);
    const text = (name: string) => String(filledIn.get(name) ?? '').trim();
    const [owner = '', repo = ''] = text('project').split('/');
    const own: Invitation = { owner, repo, token: text('sleutel'), expires: text('tot') };
    const name = firstNameIn(filledIn);
    await use(own, name, { isRemembered: filledIn.has('onthoud') });
    done(name);
  }
  return (
    <details className={styles.own}>
      <summary>Ik maakte de sleutel zelf</summary>
      <form className={styles.publishing} onSubmit={save}>
        <FirstName id={id} />
        <div className={form.field}>
          <label htmlFor={`${id}-project`}>Het project op GitHub</label>
          <input
            id={`${id}-project`}
            name="project"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            pattern="[\w.\-]+/[\w.\-]+"
            required
            aria-describedby={`${id}-hoe`}
          />
          <small className={form.help} id={`${id}-hoe`}>
            De naam van de eigenaar, een schuine streep en de naam van het project: onzegroep/site.
          </small>
        </div>
        <div className={form.field}>
          <label htmlFor={`${id}-sleutel`}>De sleutel</label>
          <input
            id={`${id}-sleutel`}
            name="sleutel"
            type="password"
            autoComplete="off"
            pattern="[\w\-]+"
            required
          />
        </div>
        <div className={form.field}>
          <label htmlFor={`${id}-tot`}>Geldig tot en met</label>
          <input id={`${id}-tot`} name="tot" type="date" min={isoDay(today(new Date()))} required />
        </div>
        <label className={styles.tick}>
          <input type="checkbox" name="onthoud" defaultChecked />
          <span>
            Onthoud mij op dit toestel <small>Niet doen als het van iemand anders is.</small>
          </span>
        </label>
        <Button type="submit">
          Bewaar de sleutel <Icon name="arrow-right" />
        </Button>
      </form>
    </details>
  );
}

/** Makes an invitation: a link, and five words to pass on separately. */
function Invite({ store: { accessToken, forget }, proposal }: Pick<AccessViewProps, 'store' | 'proposal'>) {
  const [made, setMade] = useState<{ link: string; words: string }>();
  const [isCopied, setCopied] = useState(false);
  useFocusFallback();
  if (!accessToken) return null;
  const expiry = expiryMessage(accessToken.invitation, isoDay(today(new Date())));

  async function make(invitation: Invitation) {
    const words = newPassphrase();
    const link = await invitationLink(invitation, words);
    setMade({ words, link: `${location.origin}${editorPath}${link}` });
    setCopied(false);
  }

  return (
    <Panel title={`Dag ${accessToken.name}`}>
      {expiry && <p role="status">{expiry}</p>}
      <h3>Nodig iemand uit</h3>
      <p>
        Stuur de link in een bericht, en zeg de vijf woorden langs een andere weg: aan de telefoon of op een
        briefje. Samen openen ze het beheer, apart niets.
      </p>
      {made ? (
        <div className={styles.publishing}>
          <div className={form.field}>
            <label htmlFor="uitnodiging">De link</label>
            <textarea id="uitnodiging" readOnly rows={3} value={made.link} />
          </div>
          <Button
            kind="ink"
            onClick={() =>
              void navigator.clipboard.writeText(made.link).then(
                () => setCopied(true),
                () => undefined, // it can be copied by hand
              )
            }
          >
            {isCopied ? 'Gekopieerd' : 'Kopieer de link'} <EditorIcon name="share" />
          </Button>
          <p>Sta je naast elkaar? Richt de camera van de andere telefoon hierop, in de plaats van de link.</p>
          <QrCode address={made.link} name="QR-code van de link" />
          <p>
            De vijf woorden: <strong className={styles.words}>{made.words}</strong>
          </p>
        </div>
      ) : (
        <div>
          <Button onClick={() => void make(accessToken.invitation)}>
            Maak een uitnodiging <Icon name="arrow-right" />
          </Button>
        </div>
      )}
      {proposal}
      <button className={rows.remove} type="button" onClick={forget}>
        <EditorIcon name="trash" /> Vergeet mij op dit toestel
      </button>
    </Panel>
  );
}
