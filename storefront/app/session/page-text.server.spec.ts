import { gunzipSync } from 'node:zlib';
import { PageText, PLACEHOLDERS } from './page-text.server';

const pageOf = ({ script, style }: typeof PLACEHOLDERS, words = 400): string =>
  `<style nonce="${style}"></style>${'<p>A word</p>'.repeat(words)}<script nonce="${script}"></script>`;
const rendered = (words?: number): PageText => new PageText(Buffer.from(pageOf(PLACEHOLDERS, words)));

describe('the text of a cached page', () => {
  const one = { script: 'S1', style: 'T1' };
  const other = { script: 'S2', style: 'T2' };
  const longer = { script: 'S234', style: 'T234' };

  it('has the nonces of each response', () => {
    const text = rendered();
    for (const nonces of [one, other, longer]) expect(text.filled(nonces).toString()).toBe(pageOf(nonces));
  });

  it('is the same compressed', () => {
    const text = rendered();
    for (const nonces of [one, other, longer, one])
      expect(gunzipSync(text.gzipped(nonces) ?? '').toString()).toBe(pageOf(nonces));
  });

  it('is not compressed where that would save nothing', () => {
    expect(rendered(1).gzipped(one)).toBeNull();
  });

  it('is kept compressed once a browser accepts that, and is whole again for one that does not', () => {
    const text = rendered();
    const length = text.filled(one).length;
    expect(text.size).toBeGreaterThan(0.9 * length);
    text.compress(one);
    expect(text.size).toBeLessThan(0.2 * length);
    for (const nonces of [one, longer]) expect(text.filled(nonces).toString()).toBe(pageOf(nonces));
    expect(text.size).toBeLessThan(0.2 * length);
  });
});
