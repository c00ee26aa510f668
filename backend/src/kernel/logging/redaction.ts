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

/** Redacted paths of a log line: top level, one and two levels down. */
export const REDACTED_PATHS = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

const SENSITIVE = /([?&](?:token|code|hash|password|secret|signature|session_token|email)=)[^&#]*/gi;

/** A URL without values that would let a reader of the log impersonate its sender. */
export function loggedUrl(url: string): string {
  return url.replace(SENSITIVE, '$1…');
}
