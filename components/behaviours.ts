import type { Behaviour } from '@/lib/browser/behaviour';
import { refund } from './bivak/refund.script';
import { ticks } from './boekje/ticks.script';
import { commands } from './home/commands.script';
import { dialogs } from './home/dialogs.script';
import { groups } from './home/groups.script';
import { nextActivity } from './home/nextActivity.script';
import { programme } from './programma/programme.script';
import { arrival } from './site/arrival.script';
import { dated } from './site/dated.script';
import { lateFace } from './site/lateFace.script';
import { links } from './site/links.script';
import { menu } from './site/menu.script';
import { offline } from './site/offline.script';
import { reveal } from './site/reveal.script';
import { choice } from './ui/choice.script';
import { countdown } from './ui/countdown.script';
import { print } from './ui/print.script';
import { asks } from './verhuur/asks.script';
import { gallery } from './verhuur/gallery.script';
import { map } from './verhuur/map.script';
import { months } from './verhuur/months.script';
import { request } from './verhuur/request.script';

/**
 * What components do in the browser, by their scripts, in the order in which a page starts them: what changes its text comes first.
 * The pipeline writes those of a page into it; a test holds this list, the scripts and their components equal.
 */
export const behaviours = {
  'home/nextActivity': nextActivity,
  'site/dated': dated,
  'ui/countdown': countdown,
  'site/arrival': arrival,
  'home/commands': commands,
  'verhuur/months': months,
  'verhuur/map': map,
  'verhuur/gallery': gallery,
  'verhuur/request': request,
  'verhuur/asks': asks,
  'bivak/refund': refund,
  'home/groups': groups,
  'programma/programme': programme,
  'ui/choice': choice,
  'boekje/ticks': ticks,
  'ui/print': print,
  'site/menu': menu,
  'site/links': links,
  'home/dialogs': dialogs,
  'site/lateFace': lateFace,
  'site/reveal': reveal,
  'site/offline': offline,
} satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;
