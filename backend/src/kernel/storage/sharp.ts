type Sharp = typeof import('sharp');

let loading: Promise<Sharp> | undefined;

/** The image library, loaded at first use; one thread and no cache, so that requests keep their resources. */
export function sharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.concurrency(1);
    library.cache(false);
    return library;
  });
  return loading;
}
