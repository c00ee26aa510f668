import { gunzipSync } from 'node:zlib';
import { deflateParts, gzipAround } from './gzip-around.server';

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
    const compressed = deflateParts(parts, [4, 4]) ?? [];
    const page = gzipAround(parts, compressed, bytes(first, second));
    expect(gunzipSync(page).toString()).toBe(`${parts[0]}${first}${parts[1]}${second}${parts[2]}`);
    expect(page.length).toBeLessThan(600);
  });

  it('has nothing to insert in a text without insertions', () => {
    const [whole] = bytes('a page');
    const compressed = deflateParts([whole as Buffer], []) ?? [];
    expect(gunzipSync(gzipAround([whole as Buffer], compressed, [])).toString()).toBe('a page');
  });

  it('refuses a text with the byte that stands for insertions', () => {
    expect(deflateParts(bytes('a', 'b\0'), [4])).toBeNull();
  });
});
