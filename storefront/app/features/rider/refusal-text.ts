import type { Failure } from '~/api/client.server';

/** What a rider is told of a refused call: a field's own message says more than that a field is wrong. */
export function refusalText({ error, errors }: Pick<Failure, 'error' | 'errors'>): string {
  const [own] = Object.values(errors).flat();
  return own ?? error;
}
