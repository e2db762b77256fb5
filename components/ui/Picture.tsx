export function Picture({
  src,
  alt,
  priority,
  className,
}: {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
  tall?: { src: string; media: string };
  placeholder?: boolean;
}) {
  return (
    <span className={className} style={{ display: 'grid', overflow: 'hidden', gridArea: '1/1' }}>
      <img
        src={`/fotos/${src}`}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        style={{ width: '100%', height: '100%', objectFit: 'cover', gridArea: '1/1' }}
      />
    </span>
  );
}
