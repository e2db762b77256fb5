import { notFound } from 'next/navigation';
import { CampBody } from '@/components/pages/CampBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, camp } = content();
  return camp ? pageMetadata({ site, page: camp, route: '/bivak', imageAlt: camp.foto?.alt }) : {};
}

export default function CampPage() {
  const group = content();
  return group.camp ? <CampBody {...group} /> : notFound();
}
