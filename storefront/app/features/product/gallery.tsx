import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Picture } from '~/ui/picture';
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

/** Opens the zoom view; its code is loaded on first use, and the image is a plain link if that fails. */
function useZoom(pictures: readonly GalleryPicture[], name: string) {
  const { t, formats, frame } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = {
    close: t('frame.close'),
    zoom: t('product.zoom.toggle'),
    previous: t('product.zoom.previous'),
    next: t('product.zoom.next'),
    failed: t('product.zoom.failed'),
    position: (number: number) =>
      t('product.zoom.position', {
        number: formats.number(number),
        total: formats.number(pictures.length),
      }),
  };
  const show = async (index: number): Promise<void> => {
    try {
      const { openZoom } = await import('./zoom');
      if (!dialog.current || dialog.current.open) return;
      const isRightToLeft = frame.direction === 'rtl';
      openZoom({ dialog: dialog.current, pictures, index, name, isRightToLeft, texts });
    } catch {
      location.assign(pictures[index]?.image.src ?? location.href);
    }
  };
  return { dialog, show };
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
  const { dialog, show: zoom } = useZoom(ordered, name);
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
  const open = (event: MouseEvent, index: number) => {
    // With a modifier key the image opens in a new tab, like any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void zoom(index);
  };
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
          <Slide
            key={picture.id}
            picture={picture}
            name={name}
            main={index === 0}
            onZoom={(event) => open(event, index)}
          />
        ))}
      </ul>
      {isTrack && <Thumbnails pictures={ordered} onPick={pick} />}
      <dialog ref={dialog} className="zoom" aria-label={name} />
    </div>
  );
}
