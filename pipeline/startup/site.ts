import { dialogs } from '@/components/home/dialogs.script';
import { links } from '@/components/site/links.script';
import { menu } from '@/components/site/menu.script';
import { offline } from '@/components/site/offline.script';
import { reveal } from '@/components/site/reveal.script';

/** The file that every page loads after it. Without it, links and forms work by HTML alone. */
menu();
links();
dialogs();
reveal();
offline();
