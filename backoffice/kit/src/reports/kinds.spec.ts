import { REPORTS, type ReportName } from './kinds';

/** Components of a row's total (`items − discount + shipping + payment_fee + tax`) that each report has. */
const PARTS: Record<ReportName, string[]> = {
  sales: ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'],
  orders: ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'],
  products: ['items', 'discount', 'tax', 'total'],
  customers: ['discount', 'total'],
};

describe('report columns', () => {
  it.each(Object.entries(PARTS))('of the %s report include every component of its total', (name, parts) => {
    const amounts = REPORTS[name as ReportName].columns.filter(({ kind }) => kind === 'money');
    expect(amounts.map((column) => column.name)).toEqual(parts);
  });
});
