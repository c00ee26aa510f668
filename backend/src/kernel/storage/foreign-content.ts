/** Markup or an archive inside a picture means that somebody wants another program to read it as something else. */
const FOREIGN = [/<script[\s>]/i, /<\?php/i, /<!doctype\s+html/i, /<html[\s>]/i, /<svg[\s>]/i];

/** A ZIP archive has all three of these. */
const ARCHIVE = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'];

/** Whether a picture's bytes hold what belongs into no picture. */
export function hasForeignContent(bytes: Buffer): boolean {
  const content = bytes.toString('latin1');
  return FOREIGN.some((pattern) => pattern.test(content)) || ARCHIVE.every((mark) => content.includes(mark));
}
