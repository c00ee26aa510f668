import { useRef, useState, type ReactElement } from 'react';
import type { BannerView } from '~/features/banners/banner-view';
import { useApp } from '~/features/frame/app-context';
import { banners } from '~/templates/registry';
import { Icon } from '~/ui/icons';

function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const slide = track.current?.children[(index + count) % count];
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const onScroll = () => {
    const { current: element } = track;
    // Scroll positions are negative in right-to-left pages.
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  return { track, current, show, onScroll };
}

function Controls({
  current,
  count,
  show,
}: {
  current: number;
  count: number;
  show: (index: number) => void;
}): ReactElement {
  const { t } = useApp();
  return (
    <div className="mt-1 flex items-center justify-center gap-2">
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
        aria-label={t('home.previousSlide')}
        onClick={() => show(current - 1)}
      >
        <Icon name="previous" className="size-5" />
      </button>
      <span className="min-w-12 text-center text-sm text-muted tabular-nums" aria-live="polite">
        {`${current + 1} / ${count}`}
      </span>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
        aria-label={t('home.nextSlide')}
        onClick={() => show(current + 1)}
      >
        <Icon name="next" className="size-5" />
      </button>
    </div>
  );
}

/** A slider that visitors move by swipe, keyboard or button; it never advances by itself. */
export function Slider({ slides, isMain }: { slides: readonly BannerView[]; isMain: boolean }): ReactElement {
  const { t, frame } = useApp();
  const { track, current, show, onScroll } = useTrack(slides.length);
  const Banner = banners[frame.theme.banner];
  return (
    <section
      className="container-page pt-4 md:pt-6"
      aria-label={t('home.slides')}
      aria-roledescription="carousel"
    >
      <ul
        ref={track}
        className="slider-track rounded-card"
        onScroll={onScroll}
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-label={t('home.slides')}
      >
        {slides.map((slide, index) => (
          <li key={slide.key} className="grid">
            <Banner banner={slide} main={isMain && index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Controls current={current} count={slides.length} show={show} />}
    </section>
  );
}
