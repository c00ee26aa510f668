import { REPORTS, type ReportName } from './kinds';

/** What a row's total is made of: `total = items − discount + shipping + payment_fee + tax`, as far as the report has it. */
const PARTS: Record<ReportName, string[]> = {
  sales: ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'],
  orders: ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'],
  products: ['items', 'discount', 'tax', 'total'],
  customers: ['discount', 'total'],
};

describe('the columns of a report', () => {
  it.each(Object.entries(PARTS))('of %s show every amount that its total is made of', (name, parts) => {
    const amounts = REPORTS[name as ReportName].columns.filter(({ kind }) => kind === 'money');
    expect(amounts.map((column) => column.name)).toEqual(parts);
  });
});
