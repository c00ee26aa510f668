import { gunzipSync } from 'node:zlib';
import { type DeflatedText, deflateParts, gzipAround } from './gzip-around.server';

function deflated(parts: Buffer[], lengths: number[]): DeflatedText {
  const text = deflateParts(parts, lengths);
  if (!text) throw new Error('The text cannot be compressed around insertions');
  return text;
}

const bytes = (...texts: string[]): Buffer[] => texts.map((text) => Buffer.from(text));

describe('gzip around insertions', () => {
  const parts = bytes(
    '<script nonce="',
    `">${'words of a page, '.repeat(4_000)}<b nonce="`,
    '">words of a page</b>',
  );

  it.each([
    ['AAAA', 'BBBB'],
    ['word', 'page'],
    ['">wo', 'nonc'],
  ])('is the text with the insertions %s and %s, compressed once', (first, second) => {
    const page = gzipAround(deflated(parts, [4, 4]), bytes(first, second));
    expect(gunzipSync(page).toString()).toBe(`${parts[0]}${first}${parts[1]}${second}${parts[2]}`);
    expect(page.length).toBeLessThan(600);
  });

  it('has nothing to insert in a text without insertions', () => {
    const [whole] = bytes('a page');
    expect(gunzipSync(gzipAround(deflated([whole as Buffer], []), [])).toString()).toBe('a page');
  });

  it('refuses a text with the byte that stands for insertions', () => {
    expect(deflateParts(bytes('a', 'b\0'), [4])).toBeNull();
  });
});
