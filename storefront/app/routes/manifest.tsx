import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ICON_FILES } from '~/features/icons/shop-icon.server';
import { shopOf } from '~/session/shop.server';

/** The web-app manifest, with the shop's own name and colour. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [{ settings, languages }, { language }] = await Promise.all([shop.frame(), shop.locale()]);
  const { shop_name: name, tagline } = settings.general_settings;
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: language,
    dir: languages.find(({ code }) => code === language)?.direction ?? 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: settings.theme.primary_color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...Object.entries(ICON_FILES).map(([file, { side, maskable }]) => ({
        src: `/${file}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
    ],
  };
  const headers = {
    'Content-Type': 'application/manifest+json',
    // Private: the visitor's cookie selects the language.
    'Cache-Control': 'private, max-age=300',
  };
  return json(manifest, { headers });
}
