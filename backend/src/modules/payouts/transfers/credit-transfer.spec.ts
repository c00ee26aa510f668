import { creditTransfer, type Transfer } from './credit-transfer';
import { decimalOf } from './decimal-of';

const payer = { name: 'Stoa & Sons', iban: 'DE89 3704 0044 0532 0130 00', bic: '' };
const transfer = (facts: Partial<Transfer>): Transfer => ({
  number: 'PR000001',
  name: 'Hearth & Holt <GmbH>',
  account: 'gb33 bukb 2020 1555 5555 55',
  amount: 5005,
  currency: 'EUR',
  exponent: 2,
  ...facts,
});
const written = (...transfers: Transfer[]): string =>
  creditTransfer({
    message: 'STOA-1',
    created: new Date('2026-11-25T10:20:30Z'),
    day: '2026-11-26',
    payer,
    transfers,
  });

describe('a credit transfer of ISO 20022', () => {
  it('names payer, recipients, accounts and exact amounts', () => {
    const xml = written(transfer({}), transfer({ number: 'PR000002', account: '12345678', amount: 7 }));
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>50.12</CtrlSum>');
    expect(xml).toContain('<SvcLvl><Cd>SEPA</Cd></SvcLvl>');
    expect(xml).toContain('<Dbtr><Nm>Stoa &amp; Sons</Nm></Dbtr>');
    expect(xml).toContain('<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>');
    expect(xml).toContain('<Cdtr><Nm>Hearth &amp; Holt &lt;GmbH&gt;</Nm></Cdtr>');
    expect(xml).toContain('<IBAN>GB33BUKB20201555555555</IBAN>');
    expect(xml).toContain('<Othr><Id>12345678</Id></Othr>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.07</InstdAmt>');
    expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt>');
  });

  it('has one payment information per currency, each with its own sum', () => {
    const xml = written(transfer({}), transfer({ currency: 'JPY', exponent: 0, amount: 1200 }));
    expect(xml.match(/<PmtInf>/g)).toHaveLength(2);
    expect(xml).toContain('<PmtInfId>STOA-1-JPY</PmtInfId>');
    expect(xml).toContain('<InstdAmt Ccy="JPY">1200</InstdAmt>');
    expect(xml).toContain('<CtrlSum>1250.05</CtrlSum>');
  });

  it.each([
    [0, 2, '0.00'],
    [7, 3, '0.007'],
    [123_456, 2, '1234.56'],
    [5, 0, '5'],
  ])('writes %d with %d digits as %s', (amount, exponent, text) => {
    expect(decimalOf(amount, exponent)).toBe(text);
  });
});
