import type { LoaderFunctionArgs } from '@remix-run/node';

/** What robots may visit: everything public, nothing personal. */
export function loader({ request }: LoaderFunctionArgs) {
  const closed = [
    '/cart',
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
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Host: ${new URL(request.url).host}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
