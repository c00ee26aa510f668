const SECRETS = [
  'password',
  'password_confirmation',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'session_token',
];

/** Places of a log line that are blanked, at the top, one and two levels down. */
export const REDACTED_PATHS = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

const SENSITIVE = /([?&](?:token|code|hash|password|secret|signature|session_token|email)=)[^&#]*/gi;

/** An address without the values that would let a reader of the log act as its sender. */
export function loggedUrl(url: string): string {
  return url.replace(SENSITIVE, '$1…');
}
