import { randomBytes } from 'node:crypto';

/** A new secret of 32 bytes for a link or a sign-in, in characters that URLs may contain: nobody can guess it. */
export const secretToken = (): string => randomBytes(32).toString('base64url');
