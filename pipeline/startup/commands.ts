import { commands } from '@/components/home/commands.script';

/** Runs in pages with dialogs: they open at once, whatever comes of the other scripts. */
commands();
