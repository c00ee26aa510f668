import type { HomeData } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactElement } from 'react';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { themeFor } from '~/features/frame/frame-view';
import { HomePage } from '~/features/home/home-page';
import { toHome } from '~/features/home/home-view';
import { homeMeta } from '~/features/home/home-meta';
import { shopOf } from '~/session/shop.server';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [data, frame, texts] = await Promise.all([
    shop.api.get<HomeData>('web/shopPageData'),
    shop.frame(),
    cardTexts(shop),
  ]);
  const { home_sections: order } = themeFor(frame.settings.theme, new URL(args.request.url).pathname);
  return { sections: toHome(order, data, texts) };
}

export { keepWhileBuying as shouldRevalidate } from '~/features/catalogue/keep-page';

export const meta = homeMeta;

/** The home page, and the same page in each template. */
export default function Home(): ReactElement {
  const { sections } = useLoaderData<typeof loader>();
  return <HomePage sections={sections} />;
}
