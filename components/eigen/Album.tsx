'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ResponsiveImage, type ResponsiveImageProps } from '@/components/ui/ResponsiveImage';
import { useSwipe } from '@/components/ui/useSwipe';
import { hydratesOn } from '@/lib/browser/startup';
import { photoUrl } from '@/lib/photos/variants';
import styles from './Album.module.scss';

type AlbumPhoto = Pick<ResponsiveImageProps, 'image' | 'alt'> & { caption?: string | undefined };

type AlbumProps = {
  photos: readonly AlbumPhoto[];
  icons: Record<'previous' | 'next' | 'close', React.ReactNode>;
};

/**
 * Photos in a grid. A tap opens one large over the page, with the others by swipe, arrow keys and buttons; without script it opens
 * as a file.
 */
export function Album({ photos, icons }: AlbumProps) {
  const [open, setOpen] = useState<number>();
  const [shown, setShown] = useState(0); // stays while the dialog closes
  const dialog = useRef<HTMLDialogElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const count = photos.length;
  const photo = photos[shown];

  const show = (place: number) => {
    setOpen(place);
    setShown(place);
  };
  const step = (by: 1 | -1) => show((shown + by + count) % count);
  const swipe = useSwipe(step);
  useEffect(() => {
    if (open !== undefined && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  const onClose = () => {
    setOpen(undefined);
    grid.current?.querySelectorAll('a')[shown]?.focus(); // of the photo that was seen last
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  };

  return (
    <div {...hydratesOn('a')}>
      <ul className={styles.album} ref={grid} data-count={count}>
        {photos.map(({ image, alt, caption }, place) => (
          <li key={`${image.stem} ${alt}`}>
            <a
              href={photoUrl(image, image.avif.at(-1) ?? image.width, 'avif')}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                show(place);
              }}
            >
              <ResponsiveImage
                image={image}
                alt={alt}
                sizes={place % 7 === 0 ? '(min-width: 60em) 48rem, 96vw' : '(min-width: 60em) 24rem, 48vw'}
              />
              {caption && <span className={styles.caption}>{caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      <dialog
        className={styles.opened}
        ref={dialog}
        aria-label="Foto’s"
        data-paper="night"
        onClose={onClose}
        onKeyDown={onKeyDown}
      >
        {open !== undefined && photo && (
          <>
            <figure {...swipe}>
              <div key={photo.image.stem}>
                <ResponsiveImage image={photo.image} alt={photo.alt} sizes="100vw" />
              </div>
              {photo.caption && <figcaption>{photo.caption}</figcaption>}
            </figure>
            <div className={styles.bar}>
              {count > 1 && (
                <>
                  <button type="button" aria-label="Vorige foto" onClick={() => step(-1)}>
                    {icons.previous}
                  </button>
                  <p role="status">
                    {shown + 1} van {count}
                  </p>
                  <button type="button" aria-label="Volgende foto" onClick={() => step(1)}>
                    {icons.next}
                  </button>
                </>
              )}
              <Button onClick={() => dialog.current?.close()}>Sluit {icons.close}</Button>
            </div>
          </>
        )}
      </dialog>
    </div>
  );
}
