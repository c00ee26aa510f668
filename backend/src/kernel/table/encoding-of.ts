import type { ImportEncoding } from '@stoa/contracts';
import { analyse } from 'chardet';
import { decode } from 'iconv-lite';

/** Bytes of words with letters outside ASCII that are looked at; more don't change the result. */
const MAX_BYTES = 64 * 1024;
/** Matches in linear time: a file may be one word of many megabytes. */
const WORD = /[^\s,;|"\0-@]+/g;

/** The encodings that chardet names, by that which decodes them. */
const NAMES: Readonly<Record<string, ImportEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'windows-1251': 'windows-1251',
};
const LATIN: readonly ImportEncoding[] = ['windows-1252', 'windows-1250', 'windows-1254'];

/** Detects the encoding of a file from all of its bytes. */
export async function encodingOf(file: AsyncIterable<Buffer>): Promise<ImportEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  let words = '';
  for await (const chunk of file) {
    const wide = isFirst ? utf16Of(chunk) : null;
    if (wide) return wide;
    isFirst = false;
    if (words.length < MAX_BYTES) words += wordsOf(chunk);
    else if (!isUtf8) break;
    isUtf8 &&= isValid(utf8, chunk);
  }
  return isUtf8 ? 'utf-8' : codePageOf(words);
}

/** The words with bytes outside ASCII: a table's ASCII would outweigh the letters that tell encodings apart. */
function wordsOf(chunk: Buffer): string {
  const words = chunk.toString('latin1').match(WORD) ?? [];
  return words.map((word) => (/[\x80-\xff]/.test(word) ? `${word} ` : '')).join('');
}

function isValid(utf8: InstanceType<typeof TextDecoder>, chunk: Buffer): boolean {
  try {
    utf8.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 by its byte order mark, or by the zero bytes of its ASCII characters. */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < start.length; at++) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const few = start.length / 20;
  if (odd > few && even === 0) return 'utf-16le';
  return even > few && odd === 0 ? 'utf-16be' : null;
}

function codePageOf(words: string): ImportEncoding {
  const bytes = Buffer.from(words, 'latin1');
  // Texts in another script consist of runs of such bytes; Latin ones have single accented letters.
  const runs = words.match(/[\x80-\xff]+/g) ?? [];
  const isOtherScript = runs.filter((run) => run.length > 2).length * 2 > runs.length;
  if (isOtherScript && isArabic(decode(bytes, 'windows-1256'))) return 'windows-1256';
  const guesses = analyse(bytes).flatMap(({ name }) => NAMES[name] ?? []);
  const fitting = guesses.filter((guess) => LATIN.includes(guess) !== isOtherScript);
  return fitting[0] ?? (isOtherScript ? 'windows-1251' : 'windows-1252');
}

/** Cyrillic bytes read as Arabic ones give Latin letters in between. */
function isArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length > letters.length * 0.9;
}
