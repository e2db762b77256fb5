import { type PhotoRecord, photoUrl, srcSet } from '@/lib/photos/variants';
import styles from './ResponsiveImage.module.scss';

export type ResponsiveImageProps = {
  /** Without `placeholder` (a blur) its colour is shown until it has loaded. */
  image: Omit<PhotoRecord, 'placeholder'> & Partial<Pick<PhotoRecord, 'placeholder'>>;
  alt: string;
  /** The width at which the page shows the photo, as in the `sizes` attribute: `(min-width: 60em) 30rem, 100vw`. */
  sizes: string;
  /** For the one photo of the first view: fetched at once. All others are lazy. */
  priority?: boolean;
  /** A crop of its own where `media` holds, for instance upright on phones. */
  crop?: { image: PhotoRecord; media: string } | undefined;
};

/**
 * An image at the right size for the screen, which fills the frame around it: AVIF, and JPEG for browsers without it. Until it has
 * loaded its blur or colour is shown. Needs no script, and never moves the page.
 */
export function ResponsiveImage({ image, alt, sizes, priority = false, crop }: ResponsiveImageProps) {
  return (
    <span className={styles.picture}>
      {image.placeholder ? (
        <picture>
          {crop && <source media={crop.media} srcSet={crop.image.placeholder} />}
          <img src={image.placeholder} alt="" width={image.width} height={image.height} />
        </picture>
      ) : (
        <svg aria-hidden="true" color={image.colour} />
      )}
      <picture>
        {crop && <CropSources {...crop} sizes={sizes} />}
        <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
        <img
          src={photoUrl(image, image.jpeg.at(-1) ?? image.width, 'jpeg')}
          srcSet={srcSet(image, 'jpeg')}
          sizes={sizes}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** Both formats of the crop: the `<img>` is the fallback of the other one. */
function CropSources({
  image,
  media,
  sizes,
}: NonNullable<ResponsiveImageProps['crop']> & Pick<ResponsiveImageProps, 'sizes'>) {
  const { width, height } = image;
  return (
    <>
      <source type="image/avif" srcSet={srcSet(image, 'avif')} {...{ media, sizes, width, height }} />
      <source srcSet={srcSet(image, 'jpeg')} {...{ media, sizes, width, height }} />
    </>
  );
}
