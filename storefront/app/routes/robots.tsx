import type { LoaderFunctionArgs } from '@remix-run/node';
import { publicOrigin } from '~/session/public-origin.server';

/** What robots may visit: everything public, nothing personal; and where all public pages are listed. */
export function loader({ request }: LoaderFunctionArgs) {
  const closed = [
    '/checkout',
    '/customer',
    '/profile',
    '/login',
    '/signup',
    '/suggestions',
    '/places',
    '/preferences',
    '/admin',
    '/seller',
    '/backend/api',
  ];
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
