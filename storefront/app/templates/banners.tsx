import type { ReactElement } from 'react';
import { BannerAction, BannerPicture, BannerTitle, type BannerProps } from '~/features/banners/banner-parts';

/** On phones less than the real width, so that the largest picture of the first screen is a smaller file at nearly full sharpness. */
const SIZES = '(min-width: 768px) 55vw, 88vw';

/** Text on the shop's gradient, with the image fading in from the other side. */
export function BannerOne({ banner, main }: BannerProps): ReactElement {
  return (
    <div
      className={`${banner.key} banner relative grid min-h-96 overflow-hidden rounded-card text-white md:min-h-88`}
    >
      <BannerPicture banner={banner} {...(main && { main })} sizes={SIZES} className="banner-picture" />
      <div className="relative z-2 grid max-w-2xl content-start justify-items-start gap-2.5 p-6 md:content-center md:gap-3 md:p-12 md:max-lg:max-w-[58%] md:max-lg:pe-0">
        <BannerTitle
          banner={banner}
          className="text-2xl leading-(--display-leading) font-bold tracking-(--display-tracking) text-balance md:text-4xl lg:text-[2.75rem]"
        />
        <p className="max-w-md text-base md:text-lg">{banner.subtitle}</p>
        <BannerAction banner={banner} className="mt-2 bg-white text-ink hover:bg-tint" />
      </div>
    </div>
  );
}

/** Two halves: image and text in display type. */
export function BannerTwo({ banner, main }: BannerProps): ReactElement {
  return (
    <div className="relative grid overflow-hidden bg-tint md:min-h-120 md:grid-cols-2">
      <div className={`${banner.key} relative min-h-64 overflow-hidden md:order-last`}>
        <BannerPicture
          banner={banner}
          {...(main && { main })}
          sizes={SIZES}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid content-center justify-items-start gap-4 p-6 md:p-8 lg:p-14">
        <BannerTitle
          banner={banner}
          className="font-display text-4xl leading-(--display-leading) text-balance md:text-5xl lg:text-6xl"
        />
        <p className="max-w-md text-lg text-muted">{banner.subtitle}</p>
        <BannerAction banner={banner} className="mt-3 border-ink hover:bg-ink hover:text-page" />
      </div>
    </div>
  );
}

/** Poster: large text on the image. */
export function BannerThree({ banner, main }: BannerProps): ReactElement {
  return (
    <div
      className={`${banner.key} banner relative grid min-h-112 overflow-hidden rounded-card text-white md:min-h-110`}
    >
      <BannerPicture banner={banner} {...(main && { main })} sizes={SIZES} className="banner-picture" />
      <div className="relative z-2 grid max-w-3xl content-start justify-items-start gap-3 p-6 md:content-end md:p-12 md:max-lg:max-w-1/2 md:max-lg:pe-0">
        <BannerTitle
          banner={banner}
          className="text-4xl leading-(--display-leading) font-extrabold tracking-(--display-tracking) text-balance lg:text-7xl"
        />
        <p className="max-w-md text-lg font-medium md:text-xl">{banner.subtitle}</p>
        <BannerAction
          banner={banner}
          className="mt-2 min-h-13 bg-white px-7 text-lg text-ink hover:bg-tint"
        />
      </div>
    </div>
  );
}
