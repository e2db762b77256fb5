/** What a page needs to know about a photo. */
export type PhotoRecord = {
  /** Start of the name of every file that is made of it: name and hash, `groepen-kaspis.3f9a1c22d0`. */
  stem: string;
  /** Of the photo as it is seen (orientation applied), in pixels. */
  width: number;
  height: number;
  /** Widths that exist, smallest first. */
  avif: number[];
  jpeg: number[];
  /** A tiny WebP as data URI. */
  placeholder: string;
  /** The colour that most of the photo has, `#rrggbb`. */
  colour: string;
  /** The one address of a photo of which nothing has been made yet: a leader has just chosen it (`/beheer/`). */
  url?: string;
};

/** Which files of a photo exist. */
type Variants = Pick<PhotoRecord, 'stem' | 'avif' | 'jpeg' | 'url'>;

export type Format = 'avif' | 'jpeg';

/** `groepen-kaspis.3f9a1c22d0`, 320, avif → `groepen-kaspis.3f9a1c22d0-320.avif` */
export const variantName = (stem: string, width: number, format: Format) =>
  `${stem}-${width}.${format === 'avif' ? 'avif' : 'jpg'}`;

/** The address of one variant on the site, `/fotos/…`. */
export const photoUrl = (photo: Pick<PhotoRecord, 'stem' | 'url'>, width: number, format: Format) =>
  photo.url ?? `/fotos/${variantName(photo.stem, width, format)}`;

/** The value of a `srcset` attribute with all widths of one format. */
export const srcSet = (photo: Variants, format: Format) =>
  photo[format].map((width) => `${photoUrl(photo, width, format)} ${width}w`).join(', ');
