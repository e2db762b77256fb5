import { countdown } from '@/components/bivak/countdown.script';
import { keepSettled } from './settling';

/** Runs in pages with a countdown: right before it is painted, each second, and at once when a tab that slept comes back. */
const count = () => countdown(document, new Date());
keepSettled(count);
setInterval(count, 1000);
