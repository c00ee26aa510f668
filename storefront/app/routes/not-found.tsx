/** Every address that nothing else answers (specification §2.2). */
export function loader(): never {
  throw Response.json({ error: 'This page could not be found' }, { status: 404 });
}

export const action = loader;

/** Never shown: the loader has said that there is nothing here. */
export default function NotFound(): null {
  return null;
}
