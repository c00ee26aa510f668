import { ValueFormatter } from './value-formatter';

describe('ValueFormatter', () => {
  it.each([
    ['SaleReport', 'Sale report'],
    ['compare_at', 'Compare at'],
    ['tax-classes', 'Tax classes'],
    ['brand_id', 'Brand'],
  ])('derives the title and heading of %s from its name: %s', (name, label) => {
    const printed = new ValueFormatter('en');
    expect([printed.title(name), printed.heading(name)]).toEqual([label, label]);
  });

  it('uses the given title and field names unchanged', () => {
    const printed = new ValueFormatter('es', { title: 'Informe de ventas', fields: { sku: 'SKU' } });
    expect([printed.title('SaleReport'), printed.heading('sku')]).toEqual(['Informe de ventas', 'SKU']);
  });
});
