import { decimalOf } from './decimal-of';

/** A transfer to one recipient. */
export interface Transfer {
  /** Number of the payout request; the bank's statement shows it (EndToEndId). */
  number: string;
  name: string;
  /** IBAN or account number. */
  account: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  exponent: number;
}

/** Who pays, and from which account. */
export interface Payer {
  name: string;
  iban: string;
  /** Empty if unknown: banks find it by the IBAN. */
  bic: string;
}

/** The facts of one file. */
export interface TransferFile {
  /** Unique for a set of payouts, so that a bank refuses the same file twice. */
  message: string;
  created: Date;
  /** Day of execution, as `2026-11-25`. */
  day: string;
  payer: Payer;
  transfers: readonly Transfer[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/;

/**
 * A credit transfer initiation by ISO 20022, message `pain.001.001.09`: one payment information per currency, with
 * SEPA as service level for euros.
 */
export function creditTransfer({ message, created, day, payer, transfers }: TransferFile): string {
  const currencies = [...new Set(transfers.map(({ currency }) => currency))];
  const parts = currencies.map((currency) => {
    const own = transfers.filter((one) => one.currency === currency);
    return paymentInformation(`${message}-${currency}`, currency, day, payer, own);
  });
  const head = [
    tag('MsgId', message),
    tag('CreDtTm', created.toISOString().slice(0, 19)),
    ...totals(transfers),
    element('InitgPty', tag('Nm', short(payer.name))),
  ];
  const body = element('CstmrCdtTrfInitn', element('GrpHdr', ...head), ...parts);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">${body}</Document>\n`;
}

function paymentInformation(
  id: string,
  currency: string,
  day: string,
  { name, iban, bic }: Payer,
  transfers: readonly Transfer[],
): string {
  const isSepa = currency === 'EUR';
  return element(
    'PmtInf',
    tag('PmtInfId', id),
    tag('PmtMtd', 'TRF'),
    ...totals(transfers),
    ...(isSepa ? [element('PmtTpInf', element('SvcLvl', tag('Cd', 'SEPA')))] : []),
    element('ReqdExctnDt', tag('Dt', day)),
    element('Dbtr', tag('Nm', short(name))),
    element('DbtrAcct', account(iban)),
    element('DbtrAgt', element('FinInstnId', agent(bic))),
    tag('ChrgBr', isSepa ? 'SLEV' : 'SHAR'),
    ...transfers.map(transaction),
  );
}

function transaction({ number, name, account: to, amount, currency, exponent }: Transfer): string {
  return element(
    'CdtTrfTxInf',
    element('PmtId', tag('EndToEndId', number)),
    element('Amt', `<InstdAmt Ccy="${currency}">${decimalOf(amount, exponent)}</InstdAmt>`),
    element('Cdtr', tag('Nm', short(name))),
    element('CdtrAcct', account(to)),
    element('RmtInf', tag('Ustrd', number)),
  );
}

/** The control sum adds up the numbers of all transfers, whatever their currencies. */
function totals(transfers: readonly Transfer[]): string[] {
  const max = Math.max(0, ...transfers.map(({ exponent }) => exponent));
  const minor = transfers.reduce((all, { amount, exponent }) => all + amount * 10 ** (max - exponent), 0);
  return [tag('NbOfTxs', String(transfers.length)), tag('CtrlSum', decimalOf(minor, max))];
}

function account(written: string): string {
  const plain = written.replace(/\s/g, '').toUpperCase();
  const id = IBAN.test(plain) ? tag('IBAN', plain) : element('Othr', tag('Id', plain.slice(0, 34)));
  return element('Id', id);
}

const agent = (bic: string): string => (bic ? tag('BICFI', bic) : element('Othr', tag('Id', 'NOTPROVIDED')));

/** Names of more than 70 characters are refused by banks. */
const short = (name: string): string => [...name.trim()].slice(0, 70).join('');

const element = (name: string, ...inner: string[]): string => `<${name}>${inner.join('')}</${name}>`;

const tag = (name: string, text: string): string => element(name, escaped(text));

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
