import { makeUnbegunSite } from '@/pipeline/unbegun/unbegun';

/** For the workflow: makes the site of a group that has not begun, of the export in out/. Its argument is the folder to make. */
makeUnbegunSite('out', process.argv[2] ?? '.cache/onbegonnen');
