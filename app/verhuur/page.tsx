import { notFound } from 'next/navigation';
import { RentalBody } from '@/components/pages/RentalBody';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/pages/metadata';

export function generateMetadata() {
  const { site, rental } = content();
  return rental ? pageMetadata({ site, page: rental, route: '/verhuur', imageAlt: rental.foto?.alt }) : {};
}

export default function RentalPage() {
  const group = content();
  return group.rental ? <RentalBody {...group} /> : notFound();
}
