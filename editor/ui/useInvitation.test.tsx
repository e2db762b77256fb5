import { act, renderHook } from '@testing-library/react';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import type { CheckedDraft } from '@/editor/drafts/work';
import type { CodeHost } from '@/editor/publish/codeHost';
import { withWholeTexts } from '@/editor/publish/publish';
import type { DraftStore } from './useDraft';
import { useInvitation } from './useInvitation';

jest.mock('@/editor/publish/publish', () => ({ withWholeTexts: jest.fn() }));

const texts = { 'site.yaml': 'naam: Groep\n' };
const draft = draftOn(texts, {}, { base: { commit: null, texts, isWithoutPrivateFields: true } });
const wholeTexts = { 'site.yaml': '# van ons\nnaam: Groep\n' };
const whole = draftOn(wholeTexts);
const invitation = { owner: 'groep', repo: 'site', branch: 'main', token: 'sleutel', expires: '2099-09-30' };
const accessToken = { invitation, name: 'Amber', host: {} as CodeHost };

/** @param now the draft when the whole texts arrive */
async function arrive({ isAtPlace, now }: { isAtPlace: boolean; now: Draft }) {
  jest.mocked(withWholeTexts).mockResolvedValue({ draft: whole, conflicts: [] });
  let current = now;
  const replace: DraftStore['replace'] = (next) => {
    current = next(current);
  };
  const others = { onInvitation: () => {}, notify: () => {} };
  const props = { ...others, accessToken, draftStore: { work: { draft } as CheckedDraft, replace } };
  const { rerender } = renderHook(useInvitation, { initialProps: { ...props, isEditingPlace: isAtPlace } });
  await act(async () => {});
  return { draft: () => current, leave: () => rerender({ ...props, isEditingPlace: false }) };
}

test('with an access token the complete texts are fetched', async () => {
  const { draft: now } = await arrive({ isAtPlace: false, now: draft });
  expect(now()).toBe(whole);
});

test('they do not replace the texts below an open field, but when it is closed', async () => {
  const { draft: now, leave } = await arrive({ isAtPlace: true, now: draft });
  expect(now()).toBe(draft);
  leave();
  expect(now()).toBe(whole);
});

test('changes of the draft are on top of them, also those made meanwhile; a published draft stays', async () => {
  const changed = { ...draft, texts: { 'site.yaml': 'naam: Bende\n' } };
  const { draft: now } = await arrive({ isAtPlace: false, now: changed });
  expect(now()).toMatchObject({
    base: whole.base,
    texts: { 'site.yaml': wholeTexts['site.yaml'].replace(/naam: .*/, 'naam: Bende') },
  });
  const published = draftOn(changed.texts);
  expect((await arrive({ isAtPlace: false, now: published })).draft()).toBe(published);
});
