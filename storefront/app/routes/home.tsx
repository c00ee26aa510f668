import type { HomeData } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactElement } from 'react';
import { backgroundsOf } from '~/features/banners/banner-view';
import { readBanners } from '~/features/banners/read-banners.server';
import { styledBy } from '~/features/frame/page-style';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { useApp } from '~/features/frame/app-context';
import { themeFor } from '~/features/frame/frame-view';
import { shopData } from '~/features/frame/structured-data';
import { HomePage } from '~/features/home/home-page';
import { bannersOfHome, mainPicture, toHome } from '~/features/home/home-view';
import { homeMeta } from '~/features/home/home-meta';
import { shopOf } from '~/session/shop.server';
import { JsonLd } from '~/ui/json-ld';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [data, placed, frame, texts] = await Promise.all([
    shop.api.get<HomeData>('web/shopPageData'),
    readBanners(args),
    shop.frame(),
    cardTexts(shop),
  ]);
  const theme = themeFor(frame.settings.theme, new URL(args.request.url).pathname);
  const sections = toHome(theme, data, placed, texts);
  return { sections, image: mainPicture(sections) };
}

export { revalidateUnlessBuying as shouldRevalidate } from '~/features/catalogue/revalidation';

export const handle = styledBy<typeof loader>(({ sections }) => backgroundsOf(bannersOfHome(sections)));

export const meta = homeMeta;

/** The home page, and its preview in each template. */
export default function Home(): ReactElement {
  const { sections } = useLoaderData<typeof loader>();
  const { frame } = useApp();
  return (
    <>
      <JsonLd of={import.meta.env.SSR ? () => shopData(frame) : null} />
      <HomePage sections={sections} />
    </>
  );
}
