import { UNREACHABLE } from '~/features/errors/error-texts';

async function messageOf(cause: unknown): Promise<string> {
  if (!(cause instanceof Response)) return '';
  const body = (await cause.json().catch(() => null)) as { error?: string } | null;
  return body?.error ?? '';
}

/**
 * Reports that the frame of all pages could not be loaded as a 500 with the failure's message, whatever the API
 * answered (specification §2.2).
 * @throws {Response} always; a redirect stays one
 */
export async function throwLayoutFailure(cause: unknown): Promise<never> {
  if (cause instanceof Response && cause.status < 400) throw cause;
  const error = (await messageOf(cause)) || UNREACHABLE;
  throw Response.json({ error }, { status: 500 });
}
