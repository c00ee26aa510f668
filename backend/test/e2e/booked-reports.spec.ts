import type {
  BooksVerification,
  CustomerReportRow,
  DashboardData,
  ExecutePayment,
  LedgerAccount,
  OrderRecord,
  ReportData,
  ReportSums,
  SaleReportRow,
  TrialBalance,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { TotalSaleDays } from '../../src/modules/insight/sales/total-sale-days';
import { givenAdmin, PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenTaxes } from '../support/taxation.factories';
import { givenVendor } from '../support/vendors.factories';

const DAYS = ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05'] as const;
/** An hour after midnight in Tokyo, where it is still the day before in UTC. */
const at = (day: string): Date => new Date(Date.parse(`${day}T01:00:00.000+09:00`));
const SHARES: readonly LedgerAccount[] = [
  ...(['commission', 'payment_fees', 'tax_payable', 'platform_discounts'] as const),
  ...(['vendor_pending', 'vendor_available', 'vendor_held'] as const),
];

describe('reports and dashboards tie to the trial balance', () => {
  const clock = new FixedClock(at(DAYS[0]));
  let shop: Shop;
  let admin: Client;
  let vendor: { id: number; email: string };
  let country: number;
  /** The second day's sale report, as it was on that day. */
  let asReported: ReportData<SaleReportRow>;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    await givenTaxes(shop, country, '0.19');
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, email: made.user.email };
    await on(DAYS[0]);
    const rule = { name: 'An eighth', type: 'percentage', rate: '0.125', scope: 'all' };
    await admin.post('/admin/commissions', rule);
    const general = { time_zone: 'Asia/Tokyo', tax_remitter: 'platform', payout_hold_days: 0 };
    const set = await admin.put('/admin/settings', { group: 'general', values: general });
    expect(set.status).toBe(200);
    const methods = await admin.get<{ payment_methods: { id: number }[] }>('/admin/payment_methods');
    for (const { id } of methods.body.payment_methods)
      await admin.put(`/admin/payment_methods/${id}`, { fee: 135 });
    await live();
  });
  afterAll(() => shop.close());

  async function on(day: string): Promise<void> {
    clock.set(at(day));
    admin = await givenAdmin(shop);
  }
  async function buy(quantity: number, method = 'cash_on_delivery', currency = 'USD'): Promise<OrderRecord> {
    const buyer = guest(shop).as({ currency });
    await addToCart(buyer, await givenVariant(shop, vendor.id, { price: 1037 }), quantity);
    const body: ExecutePayment = await readyToPay(buyer, country, 'tied@stoa.test', method);
    const placed = await pay(buyer, body);
    const id = placed.body.data.orders[0]?.id ?? 0;
    return (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  }
  async function move({ id }: OrderRecord, state: string): Promise<void> {
    const answer = await admin.post('/admin/changeOrderStatus', { order_id: id, state, with_steps: true });
    expect(answer.status).toBe(200);
  }
  async function refund({ id, lines }: OrderRecord, shipping = 0): Promise<number> {
    const input = { order_id: id, lines: [{ order_line_id: lines[0]?.id, quantity: 1 }], shipping };
    const answer = await admin.post<{ data: { id: number } }>('/admin/refundOrder', input);
    expect(answer.status).toBe(200);
    return answer.body.data.id;
  }
  const report = async <Row>(call: string, from: string, to: string): Promise<ReportData<Row>> =>
    (await admin.get<{ data: ReportData<Row> }>(`/admin/${call}?from=${from}&to=${to}`)).body.data;

  /** Sales, a late payment, cancellations on later days, refunds before and after delivery, and a payout. */
  async function live(): Promise<void> {
    const delivered = await buy(3);
    await on(DAYS[1]);
    const [cancelled, paidLate] = [await buy(2), await buy(4, 'bank_transfer')];
    asReported = await report('getFilteredSaleReports', DAYS[1], DAYS[1]);
    await on(DAYS[2]);
    await move(paidLate, 'placed');
    await move(await buy(2, 'cash_on_delivery', 'JPY'), 'shipped');
    await move(cancelled, 'cancelled');
    await on(DAYS[3]);
    // Ends the days before the third: the rest is read from the entries.
    await shop.app.get(TotalSaleDays).execute();
    for (const state of ['shipped', 'delivered']) await move(delivered, state);
    await refund(delivered, 595);
    const mistaken = await refund(delivered);
    await refund(paidLate);
    await on(DAYS[4]);
    await admin.put(`/admin/refunds/updateStatus/${mistaken}`, { status: 'cancelled' });
    await move(paidLate, 'cancelled');
    const seller = await shop.client.signIn('vendor', vendor.email, PASSWORD);
    const request = { amount: 500, destination: 'DE89370400440532013000' };
    expect((await seller.post('/vendor/createPayoutRequest', request)).status).toBe(200);
  }

  const trial = async (day: string): Promise<TrialBalance> =>
    (await admin.get<{ data: TrialBalance }>(`/admin/trialBalance?day=${day}`)).body.data;
  /** Change of accounts of one currency from the end of the day before to the end of a day. */
  async function changed(
    from: string,
    to: string,
    currency: string,
    ...accounts: LedgerAccount[]
  ): Promise<number> {
    const before = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
    const of = ({ lines }: TrialBalance): number =>
      lines
        .filter((line) => accounts.includes(line.account) && line.currency === currency)
        .reduce((all, { balance }) => all + balance, 0);
    return of(await trial(to)) - of(await trial(before));
  }
  const totalIn = (sums: readonly ReportSums[], currency: string): number =>
    sums.find((one) => one.currency === currency)?.total ?? 0;
  const dashboard = async (from: string, to: string, client = admin): Promise<Required<DashboardData>> => {
    const call = client === admin ? 'admin/getDashboardData' : 'vendor/getSellerDashboardData';
    return (await client.get<{ data: Required<DashboardData> }>(`/${call}?from=${from}&to=${to}`)).body.data;
  };

  it.each([...DAYS.map((day) => [day, day]), [DAYS[0], DAYS[4]], [DAYS[1], DAYS[2]], [DAYS[3], DAYS[4]]])(
    'from %s to %s, in every currency',
    async (from = '', to = '') => {
      const shares = -(await changed(from, to, 'USD', ...SHARES));
      const exchanged = await changed(from, to, 'USD', 'currency_exchange');
      const yen = -(await changed(from, to, 'JPY', 'currency_exchange')) || 0;
      for (const call of ['getFilteredSaleReports', 'getFilteredCustomerReports']) {
        const { totals } = await report<SaleReportRow>(call, from, to);
        expect([call, totalIn(totals, 'USD'), totalIn(totals, 'JPY')]).toEqual([
          call,
          shares - exchanged,
          yen,
        ]);
      }
      const { sales, days, top_vendors = [] } = await dashboard(from, to);
      expect(sales.value).toBe(shares);
      expect(days.reduce((all, day) => all + day.sales, 0)).toBe(shares);
      expect(top_vendors.reduce((all, one) => all + one.sales, 0)).toBe(shares);
    },
  );

  it.each([DAYS[0], DAYS[1], DAYS[3], DAYS[4]])('with the tax that the platform owes for %s', async (day) => {
    const { totals } = await report<SaleReportRow>('getFilteredSaleReports', day, day);
    const tax = totals.find(({ currency }) => currency === 'USD')?.tax ?? 0;
    expect(tax).toBe(-(await changed(day, day, 'USD', 'tax_payable')) || 0);
  });

  it('with columns that add up to what is booked, and days that add up to the period', async () => {
    const { rows, totals } = await report<SaleReportRow>('getFilteredSaleReports', DAYS[0], DAYS[4]);
    const customers = await report<CustomerReportRow>('getFilteredCustomerReports', DAYS[0], DAYS[4]);
    for (const { items, discount, shipping = 0, payment_fee = 0, tax, total } of [
      ...rows,
      ...totals,
      ...customers.rows,
    ])
      expect(items - discount + shipping + payment_fee + tax).toBe(total);
    for (const { currency, total } of totals) {
      const own = rows.filter((row) => row.currency === currency);
      expect(own.reduce((all, row) => all + row.total, 0)).toBe(total);
    }
    expect(customers.totals).toEqual(totals);
    // Cancelled again, in another period: a day counts what happened on it.
    expect(rows.map(({ period, currency, orders }) => [period, currency, orders])).toEqual([
      [DAYS[4], 'USD', -1],
      [DAYS[3], 'USD', 0],
      [DAYS[2], 'JPY', 1],
      [DAYS[2], 'USD', 0],
      [DAYS[1], 'USD', 1],
      [DAYS[0], 'USD', 1],
    ]);
  });

  it('and do not change any more once a day is over', async () => {
    const now = await report<SaleReportRow>('getFilteredSaleReports', DAYS[1], DAYS[1]);
    expect(now).toEqual(asReported);
    expect(now.totals).toMatchObject([{ currency: 'USD', orders: 1 }]);
  });

  it('for the vendor alone as for the whole shop', async () => {
    const seller = await shop.client.signIn('vendor', vendor.email, PASSWORD);
    const [all, own] = [await dashboard(DAYS[0], DAYS[4]), await dashboard(DAYS[0], DAYS[4], seller)];
    expect(own.sales).toEqual(all.sales);
    expect(own.days).toEqual(all.days);
    // Counted in the shop's time zone, like the lists: orders that stand, on the day when they were placed.
    expect(own.days.map(({ orders }) => orders)).toEqual([1, 0, 1, 0, 0]);
  });

  it('from the totals of finished days as from the entries', async () => {
    const read = async () => ({
      sales: await report<SaleReportRow>('getFilteredSaleReports', DAYS[0], DAYS[4]),
      week: await report<SaleReportRow>(
        'getFilteredSaleReports',
        DAYS[1],
        `${DAYS[3]}&group=week&currency=USD`,
      ),
      named: await report<SaleReportRow>('getFilteredSaleReports', DAYS[0], `${DAYS[4]}&q=tied`),
      dashboard: { ...(await dashboard(DAYS[0], DAYS[4])), latest_orders: [] },
    });
    const before = await read();
    await on('2026-07-09');
    await shop.app.get(TotalSaleDays).execute();
    await shop.app.get(TotalSaleDays).execute();
    expect(await read()).toEqual(before);
    // The same sales, order by order.
    expect(before.named.rows).toEqual(before.sales.rows);
  });

  it('and the books prove it', async () => {
    const { is_clean, checks } = (await admin.get<{ data: BooksVerification }>('/admin/verifyBooks')).body
      .data;
    expect(checks.filter(({ count }) => count > 0)).toEqual([]);
    expect(is_clean).toBe(true);
  });
});
