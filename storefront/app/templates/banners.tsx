import type { ReactElement } from 'react';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { SlideView } from '~/features/home/home-view';

/** What every banner slot is given: one slide, and whether it is the page's main picture. */
export interface BannerProps {
  slide: SlideView;
  main: boolean;
}

function SlidePicture({ slide, main, className }: BannerProps & { className: string }): ReactElement | null {
  if (!slide.image) return null;
  return (
    <Picture
      image={slide.image}
      sizes="(min-width: 768px) 55vw, 100vw"
      main={main}
      alt=""
      className={className}
    />
  );
}

function SlideAction({ slide, className }: { slide: SlideView; className: string }): ReactElement | null {
  if (!slide.href || !slide.action) return null;
  return (
    <a href={slide.href} className={`btn ${className}`}>
      {slide.action}
      <Icon name="next" className="mirror size-4" />
    </a>
  );
}

/** Words on the shop's gradient, the picture fading in from the other side. */
export function BannerOne({ slide, main }: BannerProps): ReactElement {
  return (
    <div
      className={`slide-${slide.id} banner relative grid min-h-96 overflow-hidden rounded-card text-white md:min-h-88`}
    >
      <SlidePicture slide={slide} main={main} className="banner-picture" />
      <div className="relative z-2 grid max-w-2xl content-start justify-items-start gap-2.5 p-6 md:content-center md:gap-3 md:p-12">
        <p className="text-2xl leading-tight font-bold tracking-tight text-balance md:text-[2.75rem]">
          {slide.title}
        </p>
        <p className="max-w-md text-base md:text-lg">{slide.subtitle}</p>
        <SlideAction slide={slide} className="mt-2 bg-white text-ink hover:bg-tint" />
      </div>
    </div>
  );
}

/** A spread: the picture on one half, the words in display type on the other. */
export function BannerTwo({ slide, main }: BannerProps): ReactElement {
  return (
    <div className="grid overflow-hidden bg-tint md:min-h-120 md:grid-cols-2">
      <div className={`slide-${slide.id} relative min-h-64 overflow-hidden md:order-last`}>
        <SlidePicture slide={slide} main={main} className="absolute inset-0 size-full object-cover" />
      </div>
      <div className="grid content-center justify-items-start gap-4 p-6 md:p-14">
        <p className="font-display text-4xl leading-[1.08] text-balance md:text-6xl">{slide.title}</p>
        <p className="max-w-md text-lg text-muted">{slide.subtitle}</p>
        <SlideAction slide={slide} className="mt-3 border-ink hover:bg-ink hover:text-page" />
      </div>
    </div>
  );
}

/** A poster: everything centred and large. */
export function BannerThree({ slide, main }: BannerProps): ReactElement {
  return (
    <div
      className={`slide-${slide.id} banner relative grid min-h-112 overflow-hidden rounded-card text-white md:min-h-110`}
    >
      <SlidePicture slide={slide} main={main} className="banner-picture" />
      <div className="relative z-2 grid max-w-3xl content-start justify-items-start gap-3 p-6 md:content-end md:p-12">
        <p className="text-4xl leading-[1.05] font-extrabold tracking-tighter text-balance md:text-7xl">
          {slide.title}
        </p>
        <p className="max-w-md text-lg font-medium md:text-xl">{slide.subtitle}</p>
        <SlideAction slide={slide} className="mt-2 min-h-13 bg-white px-7 text-lg text-ink hover:bg-tint" />
      </div>
    </div>
  );
}
