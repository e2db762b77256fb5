import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import {
  openProposal,
  type Proposal,
  ProposalRefused,
  proposalFile,
  withProposal,
} from '@/editor/access/proposal';
import type { Draft } from '@/editor/drafts/drafts';
import { type Conflict, withChosen } from '@/editor/merge/merge';
import { slug } from '@/lib/text/slug';
import { Conflicts } from './Conflicts';
import { download } from './download';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { FileInput, FirstName, textIn } from './forms';
import forms from './forms.module.scss';
import { ErrorMessage } from './parts';
import styles from './parts.module.scss';
import { useFocusFallback } from './useFocusFallback';

/** Saves or shares the draft as one file, for somebody with an access token. */
export function ShareProposal({ draft }: { draft: Draft }) {
  const [outcome, setOutcome] = useState<'made' | { refused: string }>();

  async function share(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textIn(new FormData(event.currentTarget), 'naam');
    setOutcome(undefined);
    try {
      const content = proposalFile(draft, name);
      const file = new File([content], `voorstel-van-${slug(name) || 'leiding'}.json`, {
        type: 'application/json',
      });
      // cancelled or not possible: the file is downloaded instead
      const isShared =
        navigator.canShare?.({ files: [file] }) &&
        (await navigator.share({ files: [file] }).then(
          () => true,
          () => false,
        ));
      if (!isShared) download(file);
      setOutcome('made');
    } catch (error) {
      if (!(error instanceof ProposalRefused)) throw error;
      setOutcome({ refused: error.message });
    }
  }

  return (
    <form className={styles.stack} onSubmit={share}>
      <h3>Stuur als voorstel</h3>
      <p>
        Maak er een bestand van en stuur het naar iemand met een sleutel. Die opent het, kijkt het na en zet
        het online.
      </p>
      <FirstName />
      <Button type="submit" kind="ink">
        <EditorIcon name="share" /> Stuur als voorstel
      </Button>
      {typeof outcome === 'object' && <ErrorMessage>{outcome.refused}</ErrorMessage>}
      <p role="status">
        {outcome === 'made' && 'Het bestand is gemaakt. Je wijzigingen blijven ook hier staan.'}
      </p>
    </form>
  );
}

/** Opens a proposal file and merges it into the draft; a file that is not a valid proposal changes nothing. */
export function OpenProposal() {
  const id = useId();
  const { work, readOnly, replace, open, notify } = useEditing();
  const [both, setBoth] = useState<ReturnType<typeof withProposal> & { of: Draft; proposal: Proposal }>();
  const [refused, setRefused] = useState<string>();
  useFocusFallback();

  function merge(proposal: Proposal) {
    setRefused(undefined);
    const found = withProposal(work.draft, proposal, work.files);
    if (found.conflicts.length > 0) setBoth({ ...found, of: work.draft, proposal });
    else apply(found.draft, proposal.author);
  }

  function apply(draft: Draft, author: string) {
    notify(`Het voorstel van ${author} zit bij je wijzigingen. Kijk het na.`);
    replace(() => ({ ...draft, changedAt: Date.now() }));
    open({ type: 'changes' });
  }

  if (both) {
    const { draft, of, proposal, conflicts } = both;
    const goOn = (ours: readonly Conflict[]) => {
      setBoth(undefined);
      if (of === work.draft) return apply(withChosen(draft, conflicts, ours), proposal.author);
      try {
        merge(proposal); // the draft changed meanwhile: find the conflicts again
      } catch (error) {
        if (!(error instanceof ProposalRefused)) throw error;
        setRefused(error.message);
      }
    };
    return <Conflicts conflicts={conflicts} choose={goOn} />;
  }
  return (
    <div className={forms.file}>
      <label htmlFor={id}>Open een voorstel</label>
      <FileInput
        id={id}
        accept="application/json,.json"
        disabled={readOnly}
        onFile={async (file) => merge(await openProposal(file))}
      />
      {refused && <ErrorMessage>{refused}</ErrorMessage>}
    </div>
  );
}
