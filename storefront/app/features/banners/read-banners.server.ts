import type { PlacedBanners } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { themeFor } from '~/features/frame/frame-view';
import { Expiring } from '~/session/expiring.server';
import { TOLD_LIFETIME, UNTOLD_LIFETIME } from '~/session/frame.server';
import { shopOf } from '~/session/shop.server';

/** The shop's banners by version, language and template; the same for every visitor. */
const kept = new Expiring<Promise<PlacedBanners>>(64);

const NONE: PlacedBanners = {
  slider_images: {},
  static_banners: {},
  parallax_banners: {},
  application_banners: {},
  application_parallax_banners: {},
  application_slider_images: {},
};

/** Banners of the template that the address shows; without them a page is still worth seeing. */
async function read(args: LoaderFunctionArgs, vendor?: string): Promise<PlacedBanners> {
  const shop = shopOf(args);
  const { theme } = (await shop.frame()).settings;
  const { template } = themeFor(theme, new URL(args.request.url).pathname);
  const ask = async () => {
    const outcome = await shop.api.tryGet<PlacedBanners>('web/banners', {
      template,
      ...(vendor !== undefined && { vendor }),
    });
    return outcome.ok ? outcome.data : NONE;
  };
  if (vendor !== undefined) return ask();
  const { version } = args.context;
  const key = `${version ?? ''}|${shop.visitor.language ?? ''}|${template}`;
  const known = kept.get(key);
  if (known) return known;
  const reading = ask();
  kept.set(key, reading, version === undefined ? UNTOLD_LIFETIME : TOLD_LIFETIME);
  void reading.then((banners) => banners === NONE && kept.delete(key));
  return reading;
}

/** The shop's own banners. */
export const readBanners = (args: LoaderFunctionArgs): Promise<PlacedBanners> => read(args);

/** Those of a vendor, by id or slug. */
export const readVendorBanners = (args: LoaderFunctionArgs, vendor: string): Promise<PlacedBanners> =>
  read(args, vendor);
