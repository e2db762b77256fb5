import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { draftFile, openDraftFile } from '@/editor/drafts/draftFile';
import type { Draft } from '@/editor/drafts/drafts';
import { download } from './download';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { FileInput } from './forms';
import forms from './forms.module.scss';

/** Saves the draft as a file: where something broke, it can be opened on another device. */
export const SaveDraft = ({ draft }: { draft: Draft }) => (
  <Button kind="ink" onClick={() => download(draftFile(draft))}>
    <EditorIcon name="share" /> Bewaar mijn wijzigingen als bestand
  </Button>
);

/** Opens such a file. */
export function OpenDraft() {
  const id = useId();
  const { work, readOnly, replace, open, notify } = useEditing();
  return (
    <div className={forms.file}>
      <label htmlFor={id}>Open zo’n bestand met wijzigingen</label>
      <FileInput
        id={id}
        accept="application/json,.json"
        disabled={readOnly}
        onFile={async (file) => {
          const draft = await openDraftFile(file, work.draft);
          notify('De wijzigingen uit het bestand staan hier nu. Kijk ze na.');
          replace(() => draft);
          open({ type: 'changes' });
        }}
      />
    </div>
  );
}
