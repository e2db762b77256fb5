'use client';

import { useEffect } from 'react';
import { countdown } from '@/components/bivak/countdown.script';
import { refund } from '@/components/bivak/refund.script';
import { commands } from '@/components/home/commands.script';
import { dialogs } from '@/components/home/dialogs.script';
import { arrival } from '@/components/site/arrival.script';
import { links } from '@/components/site/links.script';
import { menu } from '@/components/site/menu.script';
import { reveal } from '@/components/site/reveal.script';
import { showMaps } from '@/components/verhuur/map.script';
import { months } from '@/components/verhuur/months.script';
import { applyAllDates } from '@/lib/calendar/nextActivityParts';
import { minuteOf } from '@/lib/dates/periods';

let begun = false;

/** In `npm run dev` alone: does what the scripts do that the finished pages carry (pipeline/startup). */
export function Behaviour() {
  useEffect(() => {
    if (begun) return; // React tries every effect twice there
    begun = true;
    const apply = () => {
      applyAllDates(document, minuteOf(new Date()));
      countdown(document, new Date());
      months(document, new Date());
    };
    apply();
    setInterval(apply, 1000);
    document.addEventListener('change', () => refund(document));
    for (const begin of [arrival, menu, links, commands, dialogs, reveal, showMaps]) begin();
  }, []);
  return null;
}
