import type { LoaderFunctionArgs } from '@remix-run/node';
import { pages } from '~/pages';
import { publicOrigin } from '~/session/public-origin.server';

/** Paths on this host that are not the storefront's; disallowed for robots. */
const OTHERS = ['/admin', '/seller', '/backend/api'];

/** robots.txt: allows public pages only and names the sitemap. */
export function loader({ request }: LoaderFunctionArgs) {
  const closed = [...pages.filter(({ isDisallowed }) => isDisallowed).map(({ path }) => path), ...OTHERS];
  const origin = publicOrigin(new URL(request.url));
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Host: ${new URL(origin).host}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
