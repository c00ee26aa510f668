export { ErrorBoundary } from '~/features/errors/error-screen';

/** Every path without a page (specification §2.2). */
export function loader(): never {
  throw Response.json({ error: 'This page could not be found' }, { status: 404 });
}

export const action = loader;

/** Never rendered: the loader always throws. */
export default function NotFound(): null {
  return null;
}
