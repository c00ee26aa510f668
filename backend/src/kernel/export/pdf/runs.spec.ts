import { visualRuns } from './runs';

const words = (line: string, direction: 'ltr' | 'rtl'): string[] =>
  visualRuns(line, direction)
    .map(({ text }) => text)
    .filter((text) => text.trim());

describe('visualRuns', () => {
  it('leaves a left-to-right line unchanged', () => {
    expect(words('Blue chair, 12 pieces', 'ltr').join('')).toBe('Blue chair, 12 pieces');
  });

  it('orders right-to-left words from right to left', () => {
    expect(words('سعر الكرسي الأزرق', 'rtl')).toEqual(['الأزرق', 'الكرسي', 'سعر']);
  });

  it('keeps Latin words and numbers readable in a right-to-left line', () => {
    expect(words('الطلب ABC-1042 مدفوع', 'rtl')).toEqual(['مدفوع', 'ABC-1042', 'الطلب']);
  });

  it('leaves addresses and telephone numbers without right-to-left text unchanged', () => {
    for (const line of ['12 Analytical Row', '10115 Berlin', '+49 30 123456'])
      expect(words(line, 'rtl').join('')).toBe(line);
  });

  it('mirrors brackets in right-to-left text', () => {
    expect(words('كرسي (أزرق)', 'rtl')).toEqual(['(', 'أزرق', ')', 'كرسي']);
  });

  it('splits a line by script and replaces characters that no font has', () => {
    const runs = visualRuns('A हिन्दी বাংলা 漢', 'ltr').map(({ script, text }) => [script.name, text.trim()]);
    expect(runs).toEqual([
      ['latin', 'A'],
      ['devanagari', 'हिन्दी'],
      ['latin', ''],
      ['bengali', 'বাংলা'],
      ['latin', '\uFFFD'],
    ]);
  });
});
