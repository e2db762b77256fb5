import 'server-only';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Content, files } from './schemas';

const get =
  <N extends keyof Content>(n: N) =>
  (): Content[N] =>
    files[n][1].parse(parse(readFileSync(`content/${files[n][0]}`, 'utf8'))) as Content[N];
export const site = get('site'),
  home = get('home'),
  camp = get('camp'),
  documents = get('documents'),
  contact = get('contact'),
  rental = get('rental'),
  calendar = get('calendar');
export const leaders = (w: 'boys' | 'girls') => get(w)();
