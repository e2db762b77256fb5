import { dialogs } from '@/components/home/dialogs.script';
import { links } from '@/components/site/links.script';
import { menu } from '@/components/site/menu.script';
import { reveal } from '@/components/site/reveal.script';

/** The file that comes to every page once it has loaded: until then, and when it is lost, the browser alone answers. */
menu();
links();
dialogs();
reveal();
