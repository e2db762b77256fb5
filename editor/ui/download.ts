import type { Answers } from '@/lib/begin/answers';

/** Saves a file among the downloads of this device. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The answers of a group that begins, for another device; its photos are chosen there again. */
export const answersDownload = (answers: Answers): File =>
  new File([JSON.stringify({ ...answers, fotos: {} }, null, 2)], 'antwoorden.json', {
    type: 'application/json',
  });
