import type { ReactElement } from 'react';
import type { Translate } from '~/i18n/translator';
import { useApp } from '~/features/frame/app-context';
import { strips } from '~/templates/registry';
import { BannerAction, BannerPicture, BannerTitle, coverSizes } from './banner-parts';
import type { BannerView } from './banner-view';

/** CSS pixels of an app banner's image. */
const APP_PICTURE = { width: 150, height: 136 };

interface BannersProps {
  banners: readonly BannerView[];
  className?: string;
  /** Whether their images are the page's main images (LCP). */
  main?: boolean;
}

/** Accessible name of a group of banners: groups are distinguished by their first title. */
function labelOf(banners: readonly BannerView[], t: Translate): string {
  const title = banners.find((banner) => banner.title)?.title;
  return title ? `${t('banners.label')}: ${title}` : t('banners.label');
}

/** Static banners between a page's sections, side by side where there is room. */
export function Banners({ banners, className = '', main = false }: BannersProps): ReactElement | null {
  const { t, frame } = useApp();
  if (banners.length === 0) return null;
  const Strip = strips[frame.theme.banner];
  return (
    <section aria-label={labelOf(banners, t)} className={className}>
      <ul className="strips">
        {banners.map((banner) => (
          <li key={banner.key} className="grid">
            <Strip banner={banner} main={main} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** App banners: a swipeable row, only on phones and in the installed app. */
export function AppBanners({ banners, main = false }: BannersProps): ReactElement | null {
  const { t } = useApp();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('banners.app')} className="app-only pt-4">
      <ul className="app-row">
        {banners.map((banner) => (
          <li key={banner.key} className={`${banner.key} banner app-card`}>
            <BannerPicture
              banner={banner}
              main={main}
              sizes={coverSizes(banner, APP_PICTURE)}
              className="banner-picture"
            />
            <div className="app-card-text">
              <BannerTitle banner={banner} className="text-lg leading-tight font-bold text-balance" />
              {banner.subtitle && <p className="text-sm">{banner.subtitle}</p>}
              <BannerAction banner={banner} className="app-card-action" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ParallaxProps {
  parallax: readonly BannerView[];
  /** App banners, which replace the others on phones and in the installed app. */
  appParallax: readonly BannerView[];
}

function Wide({ banner, className }: { banner: BannerView; className: string }): ReactElement {
  return (
    <div className={`${banner.key} parallax ${className}`}>
      <BannerPicture banner={banner} sizes="100vw" className="parallax-picture" />
      <div className="container-page parallax-text">
        <BannerTitle banner={banner} className="parallax-title" />
        {banner.subtitle && <p className="max-w-md text-lg">{banner.subtitle}</p>}
        <BannerAction banner={banner} className="mt-2 bg-white text-ink hover:bg-tint" />
      </div>
    </div>
  );
}

/** Wide parallax banners; they do not move for visitors who prefer reduced motion. */
export function Parallax({ parallax, appParallax }: ParallaxProps): ReactElement | null {
  const { t } = useApp();
  if (parallax.length + appParallax.length === 0) return null;
  return (
    <section aria-label={labelOf([...parallax, ...appParallax], t)} className="home-section grid gap-4">
      {parallax.map((banner) => (
        <Wide key={banner.key} banner={banner} className={appParallax.length > 0 ? 'app-never' : ''} />
      ))}
      {appParallax.map((banner) => (
        <Wide key={banner.key} banner={banner} className="app-only" />
      ))}
    </section>
  );
}
