/** Markup inside an image indicates a polyglot file, to be read as something else by another program. */
const FOREIGN = [/<script[\s>]/i, /<\?php/i, /<!doctype\s+html/i, /<html[\s>]/i, /<svg[\s>]/i];

/** A ZIP archive has all three of these. */
const ARCHIVE = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'];

/** Whether an image's bytes contain markup or an archive. */
export function hasForeignContent(bytes: Buffer): boolean {
  const content = bytes.toString('latin1');
  return FOREIGN.some((pattern) => pattern.test(content)) || ARCHIVE.every((mark) => content.includes(mark));
}
