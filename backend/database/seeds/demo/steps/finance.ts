import { commissions } from '../../../../src/modules/commissions';
import { LedgerTotals, ShopDay } from '../../../../src/modules/ledger';
import { MovePayout, PayoutBalances, RequestPayout } from '../../../../src/modules/payouts';
import type { Seeder } from '../../seeder';
import { callOf, operatorOf, sellerOf } from './people-who-act';

interface Recorded {
  id: number;
}

/** What the platform keeps, from the particular to the general. */
export async function seedCommissions(seeder: Seeder): Promise<void> {
  seeder.daysAgo(60);
  const rules = [
    {
      name: 'Founding partner',
      type: 'percentage',
      rate: '0.08',
      scope: 'vendor',
      vendor_id: seeder.id('vendors', 'hearth-holt'),
    },
    {
      name: 'Electronics',
      type: 'percentage',
      rate: '0.06',
      min: 50,
      scope: 'category',
      category_id: seeder.id('categories', 'electronics'),
    },
    {
      name: 'High-value goods',
      type: 'percentage',
      rate: '0.05',
      max: 8000,
      scope: 'price_band',
      price_from: 50_000,
    },
    { name: 'Small things', type: 'fixed', fixed: 75, scope: 'price_band', price_to: 1000 },
    { name: 'Standard', type: 'combined', rate: '0.12', fixed: 30, scope: 'all', include_shipping: false },
  ];
  for (const rule of rules) await seeder.create(commissions, rule.name, rule);
  await seeder.makeDefault(commissions, seeder.id('commissions', 'Standard'));
}

/** Who asks how much, how many days ago, and what became of it. */
const VENDOR_REQUESTS = [
  { account: 'vendor@stoa.test', amount: 184_500, days: 40, states: ['approved', 'processing', 'paid'] },
  { account: 'vendor2@stoa.test', amount: 96_200, days: 33, states: ['approved', 'processing', 'paid'] },
  { account: 'larkspur@stoa.test', amount: 51_000, days: 21, states: ['rejected'] },
  { account: 'vendor@stoa.test', amount: 122_750, days: 12, states: ['approved', 'processing', 'paid'] },
  { account: 'bayt@stoa.test', amount: 78_300, days: 6, states: ['approved', 'processing'] },
  { account: 'violeta@stoa.test', amount: 43_900, days: 4, states: ['approved', 'processing', 'failed'] },
  { account: 'vendor2@stoa.test', amount: 67_400, days: 3, states: ['approved'] },
  { account: 'masala@stoa.test', amount: 18_650, days: 2, states: [] },
  { account: 'vendor@stoa.test', amount: 88_100, days: 1, states: [] },
];
const RIDER_REQUESTS = [
  { rider: 'idris', amount: 12_600, days: 20, states: ['approved', 'processing', 'paid'] },
  { rider: 'yusuf', amount: 9800, days: 9, states: ['approved', 'processing', 'paid'] },
  { rider: 'freja', amount: 14_400, days: 5, states: ['approved'] },
  { rider: 'marta', amount: 7600, days: 3, states: ['rejected'] },
  { rider: 'idris', amount: 8400, days: 1, states: [] },
  { rider: 'lena', amount: 5200, days: 1, states: [] },
];
const NOTES: Record<string, { reference?: string; reason?: string }> = {
  paid: { reference: 'SEPA transfer' },
  rejected: { reason: 'Please ask again after the return period of your last orders.' },
  failed: { reason: 'The bank did not know the account.' },
};
const ACCOUNT = 'GB33 BUKB 2020 1555 5555 55';

/** Payout requests of the last weeks, in every state that people meet. */
export async function seedPayouts(seeder: Seeder): Promise<void> {
  const operator = callOf(await operatorOf(seeder));
  const request = seeder.get(RequestPayout);
  const move = seeder.get(MovePayout);
  const balances = seeder.get(PayoutBalances);
  for (const { account, amount, days, states } of VENDOR_REQUESTS) {
    seeder.daysAgo(days);
    const seller = await sellerOf(seeder, account);
    const vendor_id = seller.tenant_id ?? 0;
    // Nobody asks for more than their sales had brought in by that day.
    const { payable, currency } = await balances.find({ vendor_id });
    const until = await seeder.get(ShopDay).today();
    const then = -(
      (await seeder.get(LedgerTotals).balances('vendor_available', vendor_id, until)).get(currency) ?? 0
    );
    const max = Math.min(amount, payable, then);
    if (max <= 0) continue;
    const input = { amount: max, destination: ACCOUNT };
    const { id } = (await request.forVendor(input, callOf(seller))) as Recorded;
    for (const state of states) await move.forVendor(id, state, NOTES[state] ?? {}, operator);
  }
  for (const { rider, amount, days, states } of RIDER_REQUESTS) {
    seeder.daysAgo(days);
    const rider_id = seeder.id('riders', rider);
    const { payable } = await balances.find({ rider_id });
    if (payable === 0) continue;
    const input = { rider_id, amount: Math.min(amount, payable) };
    const { id } = (await request.forRider(input, operator)) as Recorded;
    for (const state of states) await move.forRider(id, state, NOTES[state] ?? {}, operator);
  }
  seeder.daysAgo(0);
}
