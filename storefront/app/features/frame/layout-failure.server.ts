import { UNREACHABLE } from '~/features/errors/error-texts';

/**
 * Reports that the frame of all pages could not be loaded as a 500 with the failure's message, whatever the API
 * answered (specification §2.2).
 * @throws {unknown} always; a redirect stays one, and an error, which counts as 500, is left to be logged
 */
export async function throwLayoutFailure(cause: unknown): Promise<never> {
  if (!(cause instanceof Response) || cause.status < 400) throw cause;
  const body = (await cause.json().catch(() => null)) as { error?: string } | null;
  throw Response.json({ error: body?.error || UNREACHABLE }, { status: 500 });
}
