import type { LoaderFunctionArgs } from '@remix-run/node';
import { ICON_FILES, iconFile, iconSvg, type IconFile } from '~/features/icons/shop-icon.server';
import { shopOf } from '~/session/shop.server';

const isFile = (name: string): name is IconFile => name === 'favicon.ico' || name in ICON_FILES;

/** The shop's icons, in its own colour. */
export async function loader(args: LoaderFunctionArgs) {
  const { settings } = await shopOf(args).frame();
  const color = settings.theme.primary_color;
  const name = new URL(args.request.url).pathname.slice(1);
  const headers = { 'Cache-Control': 'public, max-age=3600' };
  if (!isFile(name)) {
    return new Response(iconSvg(color), { headers: { ...headers, 'Content-Type': 'image/svg+xml' } });
  }
  const type = name === 'favicon.ico' ? 'image/x-icon' : 'image/png';
  return new Response(new Uint8Array(await iconFile(name, color)), {
    headers: { ...headers, 'Content-Type': type },
  });
}
