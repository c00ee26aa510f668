import { forwardRef, useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { GalleryPicture } from './product-view';

/** What differs between the templates' galleries: where the small pictures stand, or that all are shown at once. */
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

const Zoom = forwardRef<HTMLDialogElement, Omit<GalleryProps, 'chosen'>>(function Zoom(
  { pictures, name },
  ref,
) {
  const { t } = useApp();
  return (
    <dialog ref={ref} className="zoom" aria-label={name}>
      <form method="dialog">
        <button className="btn btn-quiet zoom-close" aria-label={t('frame.close')}>
          <Icon name="close" />
        </button>
      </form>
      {pictures.map(({ id, image }) => (
        <Picture key={id} image={image} sizes="100vw" alt={image.alt || name} className="zoom-picture" />
      ))}
    </dialog>
  );
});

function useTrack(chosen: number) {
  const track = useRef<HTMLUListElement>(null);
  const show = (index: number) => {
    const { current } = track;
    const slide = current?.children[index];
    if (!current || !(slide instanceof HTMLElement)) return;
    // Only the track moves: the page must stay where the reader is.
    current.scrollTo({ left: slide.offsetLeft - current.offsetLeft });
  };
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not return.
    track.current?.scrollTo({ left: 0 });
  }, [chosen]);
  return { track, show };
}

interface SlideProps {
  picture: GalleryPicture;
  name: string;
  main: boolean;
  onZoom: (event: MouseEvent) => void;
}

function Slide({ picture: { id, image }, name, main, onZoom }: SlideProps): ReactElement {
  const { t } = useApp();
  return (
    <li id={`picture-${id}`} className="relative">
      <a
        href={image.src}
        data-document=""
        onClick={onZoom}
        aria-label={t('product.enlarge')}
        className="block cursor-zoom-in"
      >
        <Picture
          image={image}
          sizes="(min-width: 992px) 620px, 100vw"
          main={main}
          alt={image.alt || name}
          className="gallery-picture"
        />
      </a>
    </li>
  );
}

/** A product's pictures: a track to swipe, thumbnails that also work without a script, and a large view. */
export function Gallery({
  pictures,
  chosen,
  name,
  layout,
}: GalleryProps & { layout: GalleryLayout }): ReactElement {
  const { t } = useApp();
  const { track, show } = useTrack(chosen);
  const dialog = useRef<HTMLDialogElement>(null);
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
  const zoom = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  // The chosen variant's picture leads, so that it is seen without a script too.
  const ordered = [...pictures.slice(chosen), ...pictures.slice(0, chosen)];
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
          <Slide key={picture.id} picture={picture} name={name} main={index === 0} onZoom={zoom} />
        ))}
      </ul>
      {isTrack && <Thumbnails pictures={ordered} onPick={pick} />}
      <Zoom ref={dialog} pictures={ordered} name={name} />
    </div>
  );
}
