import type { ReactElement } from 'react';
import {
  BannerAction,
  BannerPicture,
  BannerTitle,
  coverSizes,
  type BannerProps,
} from '~/features/banners/banner-parts';

const SIZES = '(min-width: 768px) 50vw, 100vw';

/** CSS pixels of a low strip's image on a phone, a little less than it covers. */
const LOW_PICTURE = { width: 175, height: 180 };

/** Low, dense strip: text on the banner's colour, with the image fading in from the other side. */
export function StripOne({ banner, main }: BannerProps): ReactElement {
  return (
    <div className={`${banner.key} banner strip strip1`}>
      <BannerPicture
        banner={banner}
        main={main}
        sizes={`(min-width: 768px) 50vw, ${coverSizes(banner, LOW_PICTURE)}`}
        className="banner-picture"
      />
      <div className="strip-text">
        <BannerTitle banner={banner} className="text-xl leading-tight font-bold text-balance" />
        {banner.subtitle && <p>{banner.subtitle}</p>}
        <BannerAction banner={banner} className="mt-1.5 bg-white text-ink hover:bg-tint" />
      </div>
    </div>
  );
}

/** Editorial strip: tall image and display type between two lines. */
export function StripTwo({ banner, main }: BannerProps): ReactElement {
  return (
    <div className="strip strip2">
      <span className={`${banner.key} strip-frame`}>
        <BannerPicture
          banner={banner}
          main={main}
          sizes={SIZES}
          className="absolute inset-0 size-full object-cover"
        />
      </span>
      <div className="strip-text">
        <BannerTitle
          banner={banner}
          className="font-display text-2xl leading-tight text-balance lg:text-3xl"
        />
        {banner.subtitle && <p className="text-muted">{banner.subtitle}</p>}
        <BannerAction banner={banner} className="mt-2 border-ink hover:bg-ink hover:text-page" />
      </div>
    </div>
  );
}

/** Poster strip with large corners and the text over the image. */
export function StripThree({ banner, main }: BannerProps): ReactElement {
  return (
    <div className={`${banner.key} banner strip strip3`}>
      <BannerPicture banner={banner} main={main} sizes={SIZES} className="banner-picture" />
      <div className="strip-text">
        <BannerTitle
          banner={banner}
          className="text-3xl leading-(--display-leading) font-extrabold tracking-(--display-tracking) text-balance"
        />
        {banner.subtitle && <p className="text-lg font-medium">{banner.subtitle}</p>}
        <BannerAction banner={banner} className="mt-2 bg-white text-ink hover:bg-tint" />
      </div>
    </div>
  );
}
