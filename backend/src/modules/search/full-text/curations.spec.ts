import type { Curation } from './curations';
import { Curations } from './curations';

const NOW = new Date('2026-05-01T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

function pinned(text: string, curation: Partial<Curation>, language = 'en', at = NOW): readonly number[] {
  const always = { language: null, starts_at: null, ends_at: null };
  return new Curations([{ query: 'red mug', product_ids: [7, 3], ...always, ...curation }]).find(
    ...([text, language, at] as const),
  );
}

describe('search curations', () => {
  it('pin their products in order for the same search terms in any word form, and for no other terms', () => {
    for (const text of ['red mug', 'Red  Mugs', 'RED-MUG']) expect(pinned(text, {})).toEqual([7, 3]);
    expect(pinned('أكواب', { query: 'اكواب' }, 'ar')).toEqual([7, 3]);
    for (const text of ['mug', 'mug red', 'red mug set', '']) expect(pinned(text, {})).toEqual([]);
  });

  it('apply from starts_at, inclusive, to ends_at, exclusive', () => {
    const window = { starts_at: later(1), ends_at: later(2) };
    const at = (hours: number) => pinned('red mug', window, 'en', later(hours)).length;
    expect([0, 1, 1.9, 2].map(at)).toEqual([0, 2, 2, 0]);
  });

  it('with a language apply only to searches in that language', () => {
    expect([pinned('red mug', { language: 'es' }), pinned('red mug', { language: 'es' }, 'es')]).toEqual([
      [],
      [7, 3],
    ]);
  });

  it('pin each product once when several apply', () => {
    const always = { query: 'mug', language: null, starts_at: null, ends_at: null };
    const two = new Curations([
      { ...always, product_ids: [7, 3] },
      { ...always, product_ids: [3, 9] },
    ]);
    expect(two.find('mug', 'en', NOW)).toEqual([7, 3, 9]);
  });
});
