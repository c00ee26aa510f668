import type { ReactElement } from 'react';
import type { Translate } from '~/i18n/translator';
import { useApp } from '~/features/frame/app-context';
import { strips } from '~/templates/registry';
import { BannerAction, BannerPicture, BannerTitle } from './banner-parts';
import type { BannerView } from './banner-view';

interface BannersProps {
  banners: readonly BannerView[];
  className?: string;
  /** Whether theirs are the pictures that the page is looked at for. */
  main?: boolean;
}

/** Groups of banners on one page are told apart by what the first of each says. */
function labelOf(banners: readonly BannerView[], t: Translate): string {
  const title = banners.find((banner) => banner.title)?.title;
  return title ? `${t('banners.label')}: ${title}` : t('banners.label');
}

/** Banners between the things of a page, side by side as far as there is room. */
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

/** The application's banners: a row to swipe, on phones and where the shop is installed only. */
export function AppBanners({ banners, main = false }: BannersProps): ReactElement | null {
  const { t } = useApp();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('banners.app')} className="app-only pt-4">
      <ul className="app-row">
        {banners.map((banner) => (
          <li key={banner.key} className={`${banner.key} banner app-card`}>
            <BannerPicture banner={banner} main={main} sizes="260px" className="banner-picture" />
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
  /** The application's own, which stand in for the others where it is shown. */
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

/** Wide pictures that move more slowly than the page before them; they stand still where less motion is wanted. */
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
