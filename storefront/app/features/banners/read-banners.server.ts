import type { PlacedBanners } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { themeFor } from '~/features/frame/frame-view';
import { SharedAnswers } from '~/session/shared-answers.server';
import { shopOf } from '~/session/shop.server';

/** The shop's banners by language and template; the same for every visitor. */
const sharedBanners = new SharedAnswers<PlacedBanners>();

const NONE: PlacedBanners = {
  slider_images: {},
  static_banners: {},
  parallax_banners: {},
  application_banners: {},
  application_parallax_banners: {},
  application_slider_images: {},
};

/** The template of the request's path, whose banners are read. */
async function templateOf(args: LoaderFunctionArgs): Promise<string> {
  const { theme } = (await shopOf(args).frame()).settings;
  return themeFor(theme, new URL(args.request.url).pathname).template;
}

/** The shop's own banners. */
export async function readBanners(args: LoaderFunctionArgs): Promise<PlacedBanners> {
  const { api, visitor } = shopOf(args);
  const template = await templateOf(args);
  const source = { api, dependencies: args.context.dependencies };
  try {
    return await sharedBanners.get(`${visitor.language ?? ''}|${template}`, source, (nobody) =>
      nobody.get<PlacedBanners>('web/banners', { template }),
    );
  } catch {
    // A page works without its banners.
    return NONE;
  }
}

/** A vendor's banners, by id or slug. */
export async function readVendorBanners(args: LoaderFunctionArgs, vendor: string): Promise<PlacedBanners> {
  const template = await templateOf(args);
  const outcome = await shopOf(args).api.tryGet<PlacedBanners>('web/banners', { template, vendor });
  return outcome.ok ? outcome.data : NONE;
}
