import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Picture, type ImageView } from '~/ui/picture';
import { ZoomLink } from '~/features/pictures/zoom-link';
import type { GalleryPicture } from './product-view';

/** Layouts of the templates' galleries: position of the thumbnails, or all images at once. */
export type GalleryLayout = 'below' | 'beside' | 'mosaic';

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  chosen: number;
  name: string;
}

function Thumbnails({
  pictures,
  onPick,
}: {
  pictures: readonly GalleryPicture[];
  onPick: (event: MouseEvent, index: number) => void;
}): ReactElement {
  const { t } = useApp();
  return (
    <ul className="gallery-thumbnails">
      {pictures.map(({ id, image }, index) => (
        <li key={id} className="flex-none">
          <a
            href={`#picture-${id}`}
            className="block size-18 overflow-hidden rounded-[min(var(--radius-large),0.75rem)] border border-line hover:border-ink"
            aria-label={t('product.showPicture', { number: index + 1 })}
            onClick={(event) => onPick(event, index)}
          >
            <Picture image={image} sizes="72px" alt="" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function useTrack(chosen: number) {
  const track = useRef<HTMLUListElement>(null);
  const show = (index: number) => {
    const { current } = track;
    const slide = current?.children[index];
    if (!current || !(slide instanceof HTMLElement)) return;
    // Scrolls the track only: the page must keep its position.
    current.scrollTo({ left: slide.offsetLeft - current.offsetLeft });
  };
  useEffect(() => {
    // In newer browsers `scrollTo` returns a promise, which an effect must not return.
    track.current?.scrollTo({ left: 0 });
  }, [chosen]);
  return { track, show };
}

interface SlideProps {
  picture: GalleryPicture;
  images: readonly ImageView[];
  index: number;
  name: string;
}

function Slide({ picture: { id, image }, images, index, name }: SlideProps): ReactElement {
  const { t } = useApp();
  return (
    <li id={`picture-${id}`} className="relative">
      <ZoomLink
        pictures={images}
        index={index}
        name={name}
        label={t('product.enlarge')}
        className="block cursor-zoom-in"
      >
        <Picture
          image={image}
          sizes="(min-width: 992px) 620px, 100vw"
          main={index === 0}
          alt={image.alt || name}
          className="gallery-picture"
        />
      </ZoomLink>
    </li>
  );
}

/** A product's images: a swipeable track, thumbnails that work without scripts, and a zoom view. */
export function Gallery({
  pictures,
  chosen,
  name,
  layout,
}: GalleryProps & { layout: GalleryLayout }): ReactElement {
  const { t } = useApp();
  const { track, show } = useTrack(chosen);
  // The chosen variant's image comes first, so that it is shown without scripts too.
  const ordered = [...pictures.slice(chosen), ...pictures.slice(0, chosen)];
  if (pictures.length === 0)
    return (
      <p className="grid aspect-square place-items-center rounded-card bg-tint text-muted">
        {t('product.noPicture')}
      </p>
    );
  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  const images = ordered.map(({ image }) => image);
  const isTrack = ordered.length > 1;
  return (
    <div className={`gallery gallery-${layout}`}>
      <ul
        ref={track}
        className="gallery-track slider-track rounded-card"
        tabIndex={isTrack ? 0 : undefined}
        aria-label={t('product.pictures')}
      >
        {ordered.map((picture, index) => (
          <Slide key={picture.id} picture={picture} images={images} index={index} name={name} />
        ))}
      </ul>
      {isTrack && <Thumbnails pictures={ordered} onPick={pick} />}
    </div>
  );
}
