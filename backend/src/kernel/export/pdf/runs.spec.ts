import { visualRuns } from './runs';

const words = (line: string, direction: 'ltr' | 'rtl'): string[] =>
  visualRuns(line, direction)
    .map(({ text }) => text)
    .filter((text) => text.trim());

describe('the runs of a line', () => {
  it('leave a left-to-right line as it is', () => {
    expect(words('Blue chair, 12 pieces', 'ltr').join('')).toBe('Blue chair, 12 pieces');
  });

  it('set right-to-left words one by one from the right', () => {
    expect(words('سعر الكرسي الأزرق', 'rtl')).toEqual(['الأزرق', 'الكرسي', 'سعر']);
  });

  it('keep Latin words and numbers readable within a right-to-left line', () => {
    expect(words('الطلب ABC-1042 مدفوع', 'rtl')).toEqual(['مدفوع', 'ABC-1042', 'الطلب']);
  });

  it('turn brackets round', () => {
    expect(words('كرسي (أزرق)', 'rtl')).toEqual(['(', 'أزرق', ')', 'كرسي']);
  });

  it('give each script its font and mark what no font has', () => {
    const found = visualRuns('A हिन्दी বাংলা 漢', 'ltr').map(({ script, text }) => [script.name, text.trim()]);
    expect(found).toEqual([
      ['latin', 'A'],
      ['devanagari', 'हिन्दी'],
      ['latin', ''],
      ['bengali', 'বাংলা'],
      ['latin', '\uFFFD'],
    ]);
  });
});
