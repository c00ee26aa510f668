import { createHash } from 'node:crypto';
import { Injectable, StreamableFile } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { exportCsv } from '../../../kernel/export';
import { Failure } from '../../../kernel/http';
import { SecretEncryptor } from '../../../kernel/secrets';
import { ShopDay } from '../../ledger';
import { Currencies } from '../../localisation';
import { Rider } from '../../riders';
import { Settings } from '../../settings';
import { Vendor } from '../../vendors';
import { PayoutRequestStore, RiderPayoutRequestStore } from '../payout.store';
import { PayoutRequest } from '../payout-request.entity';
import { PAYOUT_DESTINATIONS } from '../request-payout';
import { RiderPayoutRequest } from '../rider-payout-request.entity';
import { creditTransfer, type Payer, type Transfer } from './credit-transfer';
import { decimalOf } from './decimal-of';
import type { TransferInput } from './transfer.inputs';

const COLUMNS = ['number', 'recipient', 'account', 'amount', 'currency'];
const METHOD = 'bank_transfer';
/** Maximum number of transfers in a file. */
const MAX = 500;

/**
 * Writes the bank's file of approved payouts and marks them as processing. The same requests can be exported again
 * while they are processing: the file names the same message, which banks accept only once.
 */
@Injectable()
export class ExportTransfers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: ShopDay,
    private readonly secrets: SecretEncryptor,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly requests: PayoutRequestStore,
    private readonly riderRequests: RiderPayoutRequestStore,
  ) {}

  /** @throws Failure 409 `nothing_to_pay`, or 422 on the payer's account that the settings lack */
  async forVendors(input: TransferInput, { actor }: Caller): Promise<StreamableFile> {
    const payer = await this.payer(input);
    const rows = await this.database.tx(async (em) => {
      const requests = await em.find(PayoutRequest, {
        where: { ...wanted(input), method: METHOD },
        ...FIRST,
      });
      for (const { id, state } of requests)
        if (state === 'approved') await this.requests.move(id, 'processing', {}, {}, actor);
      return requests;
    });
    const ids = rows.map(({ vendor_id }) => vendor_id);
    const vendors = ids.length ? await this.database.em.find(Vendor, { where: { id: In(ids) } }) : [];
    const names = new Map(vendors.map((one) => [one.id, one.legal_name || one.store_name]));
    return this.file(input, payer, rows, (row) => names.get((row as PayoutRequest).vendor_id) ?? '');
  }

  /** As `forVendors`, for the platform's own riders: vendors pay theirs. */
  async forRiders(input: TransferInput, { actor }: Caller): Promise<StreamableFile> {
    const payer = await this.payer(input);
    const rows = await this.database.tx(async (em) => {
      const where = { ...wanted(input), method: METHOD, vendor_id: IsNull() } as const;
      const requests = await em.find(RiderPayoutRequest, { where, ...FIRST });
      for (const { id, state } of requests)
        if (state === 'approved') await this.riderRequests.move(id, 'processing', {}, {}, actor);
      return requests;
    });
    const ids = rows.map(({ rider_id }) => rider_id);
    const riders = ids.length ? await this.database.em.find(Rider, { where: { id: In(ids) } }) : [];
    const names = new Map(riders.map((one) => [one.id, one.name]));
    return this.file(input, payer, rows, (row) => names.get((row as RiderPayoutRequest).rider_id) ?? '');
  }

  private async payer({ format }: TransferInput): Promise<Payer> {
    const { shop_name, payer_iban: iban, payer_bic: bic } = await this.settings.general();
    if (format === 'pain001' && !iban)
      throw Failure.field(
        'payer_iban',
        'Please enter the account that payouts are paid from in the settings.',
      );
    const { legal_name } = await this.settings.get('store');
    return { name: legal_name || shop_name, iban, bic };
  }

  private async file(
    { format }: TransferInput,
    payer: Payer,
    rows: readonly (PayoutRequest | RiderPayoutRequest)[],
    nameOf: (row: PayoutRequest | RiderPayoutRequest) => string,
  ): Promise<StreamableFile> {
    if (rows.length === 0)
      throw Failure.conflict('nothing_to_pay', 'No approved bank transfer is waiting to be paid.');
    const transfers = rows.map((row): Transfer => {
      const { number, net, amount, currency, closed_destination } = row;
      const account = this.secrets.decrypt(PAYOUT_DESTINATIONS, closed_destination);
      const { exponent } = this.currencies.named(currency);
      return { number: number ?? '', name: nameOf(row), account, amount: net ?? amount, currency, exponent };
    });
    const message = messageOf(transfers);
    if (format === 'csv') return exportCsv(message, { columns: COLUMNS, rows: csvRows(transfers) });
    const day = await this.days.today();
    const xml = creditTransfer({ message, created: this.clock.now(), day, payer, transfers });
    const disposition = `attachment; filename="${message}.xml"`;
    return new StreamableFile(Buffer.from(xml), { type: 'application/xml; charset=utf-8', disposition });
  }
}

const FIRST = { order: { id: 'ASC' }, take: MAX } as const;

function wanted({ ids }: TransferInput) {
  return ids ? { id: In(ids), state: In(['approved', 'processing']) } : { state: 'approved' as const };
}

/** The same for the same payouts, at most 32 characters. */
function messageOf(transfers: readonly Transfer[]): string {
  const facts = transfers.map(({ number, amount, account }) => `${number} ${amount} ${account}`);
  const digest = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 12);
  return `${transfers[0]?.number ?? ''}-${transfers.length}-${digest}`;
}

async function* csvRows(transfers: readonly Transfer[]): AsyncGenerator<Record<string, unknown>> {
  for (const { number, name: recipient, account, amount, currency, exponent } of transfers)
    yield { number, recipient, account, amount: decimalOf(amount, exponent), currency };
}
