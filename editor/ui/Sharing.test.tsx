import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { maxBytes } from '@/editor/media/limits';
import { ShareProposal } from './Sharing';

const photo = (size: number) => ({ bytes: new Uint8Array(size), type: 'image/jpeg' });

test('a proposal that is too large is refused with what to do, and nothing is downloaded', async () => {
  const files = { 'content/fotos/een.jpg': photo(maxBytes.proposal) };
  render(<ShareProposal draft={draftOn(exampleTexts(), {}, { files })} />);
  await userEvent.click(screen.getByRole('textbox', { name: /voornaam/ }));
  await userEvent.paste('Nel');
  await userEvent.click(screen.getByRole('button', { name: /voorstel/i }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /te veel voor één voorstel.*Je wijzigingen staan nog op dit toestel/,
  );
});
