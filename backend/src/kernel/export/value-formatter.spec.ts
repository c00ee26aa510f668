import { ValueFormatter } from './value-formatter';

describe('what a file calls its title and columns', () => {
  it.each([
    ['SaleReport', 'Sale report'],
    ['compare_at', 'Compare at'],
    ['tax-classes', 'Tax classes'],
    ['brand_id', 'Brand'],
  ])('writes %s as words where nobody names it: %s', (name, words) => {
    const printed = new ValueFormatter('en');
    expect([printed.title(name), printed.heading(name)]).toEqual([words, words]);
  });

  it('leaves the names that it was given as they are', () => {
    const printed = new ValueFormatter('es', { title: 'Informe de ventas', fields: { sku: 'SKU' } });
    expect([printed.title('SaleReport'), printed.heading('sku')]).toEqual(['Informe de ventas', 'SKU']);
  });
});
