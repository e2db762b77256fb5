import { Lost } from '@/components/site/Lost';
import { site } from '@/lib/content';

export function generateMetadata() {
  const { nietGevonden, korteNaam } = site();
  return { title: `${nietGevonden.titel} – ${korteNaam}`, description: nietGevonden.beschrijving };
}

export default function NotFound() {
  const { nietGevonden, email } = site();
  return (
    <Lost
      kop={nietGevonden.kop}
      inleiding={nietGevonden.inleiding}
      melding={nietGevonden.melding}
      email={email}
    />
  );
}
