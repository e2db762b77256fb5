'use client';

import { useEffect } from 'react';
import { countdown } from '@/components/bivak/countdown.script';
import { refund } from '@/components/bivak/refund.script';
import { booklet } from '@/components/boekje/booklet.script';
import { commands } from '@/components/home/commands.script';
import { dialogs } from '@/components/home/dialogs.script';
import { groups } from '@/components/home/groups.script';
import { programme, programmeChoice } from '@/components/programma/programme.script';
import { arrival } from '@/components/site/arrival.script';
import { links } from '@/components/site/links.script';
import { menu } from '@/components/site/menu.script';
import { reveal } from '@/components/site/reveal.script';
import { showMaps } from '@/components/verhuur/map.script';
import { months } from '@/components/verhuur/months.script';
import { applyAllDates } from '@/lib/calendar/nextActivityParts';
import { minuteOf } from '@/lib/dates/periods';

let hasStarted = false;

/** For `npm run dev` alone: runs the scripts that the finished pages include (pipeline/startup). */
export function Behaviour() {
  useEffect(() => {
    if (hasStarted) return; // strict mode runs every effect twice
    hasStarted = true;
    const apply = () => {
      applyAllDates(document, minuteOf(new Date()));
      countdown(document, new Date());
      months(document, new Date());
      refund(document, minuteOf(new Date()));
      if (location.pathname === '/') groups(document);
      else programme(document);
    };
    apply();
    setInterval(apply, 1000);
    for (const start of [arrival, menu, links, commands, dialogs, reveal, showMaps, programmeChoice, booklet])
      start();
  }, []);
  return null;
}
