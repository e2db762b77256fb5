import { useState } from 'react';
import { Scene } from '@/components/ui/Scene';
import { chosenPhoto } from '@/editor/media/chosenPhoto';
import { photoFolder } from '@/editor/media/fileLists';
import { useBegin } from '@/editor/ui/begin/useBegin';
import { EditorIcon } from '@/editor/ui/EditorIcon';
import { useEditing } from '@/editor/ui/editing';
import { FileInput } from '@/editor/ui/forms';
import { LinkButton } from '@/editor/ui/parts';
import partStyles from '@/editor/ui/parts.module.scss';
import type { Answers } from '@/lib/begin/answers';
import { photoUrl } from '@/lib/photos/variants';
import styles from './Photos.module.scss';
import question from './questions.module.scss';

const slots = [
  { name: 'home', label: 'Bovenaan op Home', scene: 'camp' },
  { name: 'groep', label: 'Jullie groep', scene: 'fire' },
  { name: 'kamp', label: 'Op kamp', scene: 'hall' },
] as const satisfies readonly { name: keyof Answers['fotos']; label: string; scene: string }[];

/** At most three photos, only when who is on them agrees. */
export function Photos() {
  const { work, add, preparing, readOnly } = useEditing();
  const { answers, answer } = useBegin();
  const { fotos, wat, stijl } = answers;
  const [mayBeShown, setMayBeShown] = useState(Object.keys(fotos).length > 0);
  return (
    <>
      <label className={partStyles.tick}>
        <input
          type="checkbox"
          checked={mayBeShown}
          onChange={({ target }) => setMayBeShown(target.checked)}
        />
        <span>
          Wie op de foto staat, vindt dat goed <small>Bij kinderen: ook de ouders.</small>
        </span>
      </label>
      <ul className={styles.slots}>
        {slots
          .filter(({ name }) => name !== 'kamp' || wat.kamp)
          .map(({ name, label, scene }) => {
            const file = fotos[name];
            const record = file === undefined ? undefined : work.photos[file];
            return (
              <li key={name}>
                {record ? (
                  <img src={photoUrl(record, record.jpeg[0] ?? record.width, 'jpeg')} alt="" />
                ) : (
                  <Scene name={scene} sign={stijl.teken} />
                )}
                <b>{label}</b>
                <small>{record ? 'Klein gemaakt, plaats eruit gehaald' : 'Getekend in jullie kleuren'}</small>
                <label htmlFor={`foto-${name}`}>{record ? 'Kies een andere' : 'Kies een foto'}</label>
                <FileInput
                  id={`foto-${name}`}
                  accept="image/*,.heic,.heif"
                  disabled={readOnly || !mayBeShown}
                  busy="De foto wordt klein gemaakt, en de plaats eruit gehaald…"
                  onFile={async (chosen) => {
                    const { photo, path } = await preparing(chosenPhoto(chosen, '', name));
                    answer((now) => ({ fotos: { ...now.fotos, [name]: path } }));
                    add({ [photoFolder + path]: photo });
                  }}
                />
                {record && (
                  <LinkButton
                    onClick={() => answer(({ fotos: { [name]: _, ...others } }) => ({ fotos: others }))}
                  >
                    <EditorIcon name="trash" /> Haal de foto weg
                  </LinkButton>
                )}
              </li>
            );
          })}
      </ul>
      <p className={question.quiet}>
        Portretten van de leiding komen later. Tot dan staat er een letter boven de das.
      </p>
    </>
  );
}
