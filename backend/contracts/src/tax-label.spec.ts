import { taxLabel } from './tax-label';

describe('taxLabel', () => {
  it.each(['VAT', 'VAT 20%', 'VAT (20 %)', 'VAT 20.0%', 'VAT ٢٠٪'])('of %s names its rate once', (name) => {
    expect(taxLabel(name, '20%')).toBe('VAT (20%)');
  });
});
