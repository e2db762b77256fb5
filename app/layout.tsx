import '@/styles/global.scss';
import { Shell } from '@/components/site/Shell';
import { content } from '@/lib/content';
import { layoutMetadata, viewport as pageViewport } from '@/lib/pages/metadata';

export const viewport = pageViewport;

export function generateMetadata() {
  return layoutMetadata(content().site);
}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return <Shell content={content()}>{children}</Shell>;
}
