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

describe('what operators put first', () => {
  it('stands in their order wherever the same words are searched for, in any of their forms', () => {
    for (const text of ['red mug', 'Red  Mugs', 'RED-MUG']) expect(pinned(text, {})).toEqual([7, 3]);
    expect(pinned('أكواب', { query: 'اكواب' }, 'ar')).toEqual([7, 3]);
    for (const text of ['mug', 'mug red', 'red mug set', '']) expect(pinned(text, {})).toEqual([]);
  });

  it('holds within its window, the first moment included and the last not', () => {
    const window = { starts_at: later(1), ends_at: later(2) };
    const at = (hours: number) => pinned('red mug', window, 'en', later(hours)).length;
    expect([0, 1, 1.9, 2].map(at)).toEqual([0, 2, 2, 0]);
  });

  it('is for the readers of its language alone where it names one', () => {
    expect([pinned('red mug', { language: 'es' }), pinned('red mug', { language: 'es' }, 'es')]).toEqual([
      ...[[], [7, 3]],
    ]);
  });

  it('is each product once where several hold', () => {
    const always = { query: 'mug', language: null, starts_at: null, ends_at: null };
    const two = new Curations([
      { ...always, product_ids: [7, 3] },
      { ...always, product_ids: [3, 9] },
    ]);
    expect(two.find('mug', 'en', NOW)).toEqual([7, 3, 9]);
  });
});
