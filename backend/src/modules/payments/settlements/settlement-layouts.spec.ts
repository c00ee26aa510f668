import { genericRow } from './generic-layout';
import { matchLines } from './match-settlement';
import { parseAmount } from './parse-amount';
import { isPayPal, payPalRow } from './paypal-layout';
import { headingOf, RecordCells } from './settlement-rows';
import { isStripe, stripeRow } from './stripe-layout';

const EXPONENTS: Record<string, number> = { USD: 2, JPY: 0, KWD: 3 };
const exponentOf = (code: string): number | undefined => EXPONENTS[code];
const cells = (record: Record<string, string>): RecordCells =>
  new RecordCells(2, Object.keys(record).map(headingOf), Object.values(record));

describe('amounts of settlement files', () => {
  it.each([
    ['12.5', 2, 1250],
    ['1,234.50', 2, 123_450],
    ['1.234,50', 2, 123_450],
    ['-0.01', 2, -1],
    ['(12.00)', 2, -1200],
    ['1000', 0, 1000],
    ['1.234', 3, 1234],
    ['0', 2, 0],
  ])('%s with %i decimals', (text, exponent, amount) => {
    expect(parseAmount(text, exponent)).toBe(amount);
  });

  it.each(['', 'abc', '1.234', '1e5', '12.5.0', '99999999999999999', '=1+1'])('not %s', (text) => {
    expect(parseAmount(text, 2)).toBeNull();
  });
});

describe('a line of Stripe', () => {
  const report = {
    balance_transaction_id: 'txn_1',
    created_utc: '2026-11-03 10:00:00',
    currency: 'usd',
    gross: '105.00',
    fee: '3.35',
    net: '101.65',
    reporting_category: 'charge',
    source_id: 'ch_1',
    payment_intent_id: 'pi_1',
    'payment_metadata[payment]': 'ST-AAAA2222:7',
  };

  it('of a report has its own references and ours', () => {
    expect(isStripe(Object.keys(report))).toBe(true);
    expect(stripeRow(cells(report), exponentOf)).toEqual({
      line: 2,
      type: 'payment',
      day: '2026-11-03',
      reference: 'txn_1',
      references: ['ch_1', 'ST-AAAA2222:7', 'pi_1'],
      gross: 10_500,
      fee: 335,
      net: 10_165,
      currency: 'USD',
    });
  });

  it('of the dashboard’s export is read the same way, and a fee is no movement', () => {
    const row = {
      id: 'txn_2',
      type: 'stripe_fee',
      source: '',
      amount: '-10.00',
      fee: '0.00',
      net: '-10.00',
      currency: 'usd',
      'created (utc)': '2026-11-30 23:00',
    };
    expect(isStripe(Object.keys(row).map(headingOf))).toBe(true);
    expect(stripeRow(cells(row), exponentOf)).toMatchObject({ type: 'fee', gross: 0, fee: 1000, net: -1000 });
  });

  it('names the line whose amount or currency can’t be read', () => {
    expect(() => stripeRow(cells({ ...report, gross: 'x' }), exponentOf)).toThrow(
      'Line 2: x is not an amount.',
    );
    expect(() => stripeRow(cells({ ...report, currency: 'xxx' }), exponentOf)).toThrow('no currency xxx');
    expect(() => stripeRow(cells({ ...report, created_utc: '3.11.' }), exponentOf)).toThrow('is not a date');
  });
});

describe('a line of PayPal', () => {
  const row = {
    ch: 'SB',
    'transaction id': '8AB12345CD678901E',
    'invoice id': '',
    'transaction event code': 'T0006',
    'transaction completion date': '2026/11/03 10:00:00 -0800',
    'transaction debit or credit': 'CR',
    'gross transaction amount': '10500',
    'gross transaction currency': 'USD',
    'fee debit or credit': 'DR',
    'fee amount': '335',
    'custom field': 'ST-AAAA2222:7',
  };

  it('has its signs in columns of their own', () => {
    expect(isPayPal(Object.keys(row).map(headingOf))).toBe(true);
    const read = payPalRow(cells(row), exponentOf);
    expect(read).toMatchObject({ type: 'payment', day: '2026-11-03', gross: 10_500, fee: 335, net: 10_165 });
    expect(read?.references).toEqual(['8AB12345CD678901E', 'ST-AAAA2222:7']);
    const refund = { ...row, 'transaction event code': 'T1107', 'transaction debit or credit': 'DR' };
    const back = { ...refund, 'fee debit or credit': 'CR', 'fee amount': '30' };
    expect(payPalRow(cells(back), exponentOf)).toMatchObject({ type: 'refund', gross: -10_500, fee: -30 });
    const withdrawal = { ...refund, 'transaction event code': 'T0400', 'fee amount': '0' };
    expect(payPalRow(cells(withdrawal), exponentOf)).toMatchObject({
      type: 'payout',
      gross: -10_500,
      fee: 0,
    });
  });

  it('outside the section’s body is left out', () => {
    expect(payPalRow(cells({ ...row, ch: 'SF' }), exponentOf)).toBeNull();
  });
});

describe('a line of a generic file', () => {
  const names = { date: 'Datum', reference: 'Ref', gross: 'Brutto', fee: 'Gebühr', net: 'Netto' };
  const read = (record: Record<string, string>) =>
    genericRow(cells({ datum: '2026-11-03', ref: 'ST-1', ...record }), names, exponentOf, 'USD');

  it('may leave fee or net out, and write fees with a minus', () => {
    expect(read({ brutto: '10,00' })).toMatchObject({ gross: 1000, fee: 0, net: 1000, currency: 'USD' });
    expect(read({ brutto: '10.00', gebühr: '-0.30' })).toMatchObject({ fee: 30, net: 970 });
    expect(read({ brutto: '10.00', gebühr: '-0.30', netto: '9.70' })).toMatchObject({ fee: 30, net: 970 });
    expect(read({ brutto: '10.00', netto: '9.70' })).toMatchObject({ fee: 30 });
    expect(read({ brutto: '-10.00' })).toMatchObject({ type: 'refund', gross: -1000 });
  });

  it('must add up', () => {
    expect(() => read({ brutto: '10.00', gebühr: '0.30', netto: '9.00' })).toThrow('do not add up');
  });
});

describe('matching', () => {
  const item = (key: string, amount: number) => ({
    key,
    amount,
    type: amount < 0 ? ('refund' as const) : ('payment' as const),
    day: '2026-11-03',
    reference: 'ST-1',
    currency: 'USD',
    references: ['ST-1:7'],
  });
  const line = (transaction_key: string, gross: number, type: 'payment' | 'refund' = 'payment') => ({
    transaction_key,
    gross,
    type,
    currency: 'USD',
    references: ['ST-1:7'],
  });
  const nothing = { transactions: new Set<string>(), items: new Set<string>() };
  const match = (...given: Parameters<typeof matchLines>): string[] =>
    matchLines(...given).map(({ match: found, item: key }) => `${found} ${key}`);

  it('prefers equal amounts and uses each item once', () => {
    const items = [item('a', -100), item('b', -300), item('c', 500)];
    const lines = [line('1', -300, 'refund'), line('2', -90, 'refund'), line('3', 500), line('4', 500)];
    expect(match(lines, items, nothing)).toEqual([
      'matched b',
      'amount_differs a',
      'matched c',
      'missing_in_books null',
    ]);
  });

  it('never settles a transaction twice, in one file or in several', () => {
    const settled = { transactions: new Set(['1']), items: new Set(['a']) };
    const lines = [line('1', 100), line('2', 100), line('2', 100)];
    expect(match(lines, [item('a', 100)], settled)).toEqual([
      'already_settled null',
      'missing_in_books null',
      'already_settled null',
    ]);
  });
});
