import { TRENDING_DAYS } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { AppBanners, Banners, Parallax } from '~/features/banners/banners';
import { Slider } from '~/features/banners/slider';
import { PostTile } from '~/features/blog/post-tile';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { SaleSection } from '~/features/flash-sales/sale-section';
import { useApp } from '~/features/frame/app-context';
import { StoreTile } from '~/features/stores/store-tile';
import { RecentlyViewed } from '~/features/viewed/recently-viewed';
import { DeferredHydration } from '~/ui/deferred-hydration';
import { CachedFragment } from '~/ui/cached-fragment';
import { SectionHead } from '~/ui/section-head';
import type { HomeSectionView } from './home-view';
import { InstagramPosts } from './instagram-posts';
import { NothingYet } from './nothing-yet';
import { BrandTile, CategoryTile } from './tiles';

type SectionOf<K extends HomeSectionView['kind']> = Extract<HomeSectionView, { kind: K }>;

function Products({ section, isFirst }: { section: SectionOf<'products'>; isFirst: boolean }): ReactElement {
  const { t } = useApp();
  return (
    <section className="home-section">
      <div className="container-page">
        <SectionHead
          title={t(`home.${section.name}`)}
          reason={section.name === 'trending' ? t('home.trendingWhy', { days: TRENDING_DAYS }) : undefined}
          more={section.more}
        />
        <ProductGrid cards={section.cards} mainCount={isFirst ? 4 : 0} className="cards cards-row" />
      </div>
    </section>
  );
}

function FlashSale({
  section,
  isFirst,
}: {
  section: SectionOf<'flash_sale'>;
  isFirst: boolean;
}): ReactElement {
  return (
    <div className="home-section">
      <div className="container-page">
        <SaleSection sale={section.sale} more="/flash-sales" mainCount={isFirst ? 4 : 0} />
      </div>
    </div>
  );
}

function Tiles({ section }: { section: SectionOf<'categories' | 'brands'> }): ReactElement {
  const { t } = useApp();
  const isBrands = section.kind === 'brands';
  return (
    <section className="home-section">
      <div className="container-page">
        <SectionHead title={t(`home.${section.kind}`)} more={isBrands ? '/brands' : '/Shop'} />
        <ul className={isBrands ? 'tiles-brands' : 'tiles-categories'}>
          {section.tiles.map((tile) => (
            <CachedFragment
              key={tile.href}
              as="li"
              of={isBrands ? BrandTile : CategoryTile}
              props={{ tile }}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stores({ section }: { section: SectionOf<'stores'> }): ReactElement {
  const { t } = useApp();
  return (
    <section className="home-section">
      <div className="container-page">
        <SectionHead title={t('home.stores')} more="/stores" />
        <ul className="tiles-stores cards-row">
          {section.stores.map((store) => (
            <CachedFragment key={store.href} as="li" of={StoreTile} props={{ store }} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function LatestPosts({ section }: { section: SectionOf<'blog'> }): ReactElement {
  const { t } = useApp();
  return (
    <section className="home-section">
      <div className="container-page">
        <SectionHead title={t('home.blog')} more="/blog" />
        <ul className="posts cards-row">
          {section.posts.map((post) => (
            <CachedFragment key={post.href} as="li" of={PostTile} props={{ post }} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface SectionProps {
  section: HomeSectionView;
  index: number;
  startsWithProducts: boolean;
}

/** React key of a section. */
function keyOf(section: HomeSectionView): string {
  if (section.kind === 'products') return section.name;
  return section.kind === 'banners' ? `banners-${section.place}` : section.kind;
}

/** One section, rendered as one element; empty sections do not occur. */
function Section({ section, index, startsWithProducts }: SectionProps): ReactElement | null {
  switch (section.kind) {
    case 'slider':
      return <Slider slides={section.slides} isMain={index === 0} />;
    case 'banners':
      return <Banners banners={section.banners} className="home-section container-page" />;
    case 'app_banners':
      return <AppBanners banners={section.banners} />;
    case 'parallax':
      return <Parallax parallax={section.parallax} appParallax={section.appParallax} />;
    case 'products':
      return <Products section={section} isFirst={startsWithProducts && index === 0} />;
    case 'flash_sale':
      return <FlashSale section={section} isFirst={index === 0} />;
    case 'blog':
      return <LatestPosts section={section} />;
    case 'instagram':
      return <InstagramPosts posts={section.posts} />;
    case 'stores':
      return <Stores section={section} />;
    default:
      return <Tiles section={section} />;
  }
}

/** The home page: sections chosen by the theme settings, in order, empty ones left out. */
export function HomePage({ sections }: { sections: readonly HomeSectionView[] }): ReactElement {
  const { frame } = useApp();
  const startsWithProducts = sections[0]?.kind === 'products';
  return (
    <>
      <h1 className="sr-only">{frame.shop.name}</h1>
      {sections.length === 0 && <NothingYet />}
      {sections.map((section, index) => (
        <DeferredHydration key={keyOf(section)}>
          <Section section={section} index={index} startsWithProducts={startsWithProducts} />
        </DeferredHydration>
      ))}
      <div className="container-page">
        <RecentlyViewed />
      </div>
    </>
  );
}
