import { Lost } from '@/components/site/Lost';
import { site } from '@/lib/content';

export default function NotFound() {
  const { nietGevonden, email } = site();
  return <Lost {...nietGevonden} email={email} />;
}
