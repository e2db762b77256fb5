import { commands } from '@/components/home/commands.script';

/** Runs in pages with dialogs: they open without waiting for other scripts. */
commands();
