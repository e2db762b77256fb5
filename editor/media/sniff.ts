/** The type of a file by its first bytes, whatever its name. */
export type FileType =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'gif'
  | 'tiff'
  | 'video'
  | 'pdf'
  | 'svg'
  | 'text'
  | 'empty'
  | 'unknown';

/** @param bytes the first 64 are enough */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return 'empty';
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('GIF8')) return 'gif';
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'tiff';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('<svg')) return 'svg';
  if (start.startsWith('ftyp', 4)) return brandOf(start.slice(8, 32));
  return /^[\t\r\n\x20-\x7e\x80-\xff]+$/.test(start) ? 'text' : 'unknown';
}

/** Pictures and films in the same container (ISO/IEC 14496-12; the brands of ISO/IEC 23008-12, annex B). */
function brandOf(brands: string): FileType {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'video';
}
