import type { PlacedOrder } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Admin } from '../../src/modules/identity';
import { CLAIM_LEASE } from '../../src/modules/payments';
import { eventually } from './eventually';
import { givenAdmin, PASSWORD } from './factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from './ordering.factories';
import { givenSandbox, movedAtSandbox } from './payments.factories';
import { type Shop, startShop } from './shop';
import { type ShopProcess, startProcess } from './shop-process';
import { givenVendor } from './vendors.factories';

/** Orders of each cycle. */
const ORDERS = 3;
/** Milliseconds of recovery: a killed process keeps the operations that it had claimed until its lease ends. */
const RECOVERY = CLAIM_LEASE + 15_000;
/** Milliseconds within which a process is killed. */
const SOON = 200;

/** A process, and who acts through it. */
export interface KilledUsers {
  url: string;
  client: Client;
  admin: Client;
  vendor: Client;
}

type Work = (users: KilledUsers) => Promise<unknown>;

/** A shop with a vendor and the sandbox whose processes are killed while money moves. */
export class KilledShop {
  private constructor(
    readonly shop: Shop,
    private readonly country: number,
    private readonly variant: number,
    private readonly vendorEmail: string,
  ) {}

  /** Jobs run in the processes that are killed, and in those that are started after them. */
  static async start(): Promise<KilledShop> {
    const shop = await startShop({ STOA_ROLES: 'web' });
    const { country_id } = await givenMarket(shop);
    const { vendor, user } = await givenVendor(shop);
    const variant = await givenVariant(shop, vendor.id, { stock: 9000 });
    await givenAdmin(shop);
    await givenSandbox(shop);
    return new KilledShop(shop, country_id, variant, user.email);
  }

  /** Does `before` in a process, and kills the process at some moment of `work`. */
  async killDuring(work: Work, before?: Work): Promise<void> {
    const process = await startProcess(this.shop, { STOA_ROLES: 'web,worker' });
    const users = await this.usersOf(process);
    await before?.(users);
    const working = work(users).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * SOON));
    await process.kill();
    await working;
  }

  /** Lets a new process finish what was left, until `claim` holds. */
  async recover(claim: (users: KilledUsers) => Promise<void>): Promise<void> {
    const process = await startProcess(this.shop, { STOA_ROLES: 'web,worker' });
    try {
      const users = await this.usersOf(process);
      await eventually(() => claim(users), RECOVERY);
    } finally {
      await process.kill();
    }
  }

  /** Orders that are to be paid at the sandbox, of some units each. */
  async place(quantity = 1, buyers?: () => Promise<Client>): Promise<PlacedOrder[]> {
    const placed: PlacedOrder[] = [];
    for (let n = 0; n < ORDERS; n++) {
      const buyer = buyers ? await buyers() : guest(this.shop);
      await addToCart(buyer, this.variant, quantity);
      const email = buyers ? undefined : 'a@stoa.test';
      const answer = await pay(buyer, await readyToPay(buyer, this.country, email, 'sandbox'));
      placed.push(answer.body.data);
    }
    return placed;
  }

  /** The buyer pays on the gateway's page, whose webhook follows, and returns to the shop. */
  async payAt({ url, client }: KilledUsers, placed: PlacedOrder): Promise<void> {
    const { pathname } = new URL(placed.redirect_url ?? '');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    await fetch(`${url}${pathname}/pay`, { method: 'POST', headers, body: '--x--\r\n', redirect: 'manual' });
    await this.verify(client, placed);
  }

  /** The payment status after the buyer's return. */
  async verify(client: Client, { group_number, access_token }: PlacedOrder): Promise<string> {
    const body = { group_number, access_token };
    const answer = await client.post<{ data: { payment_status: string } }>('/web/verifyPayment', body);
    return answer.body.data.payment_status;
  }

  /** Orders that are paid at the sandbox. */
  async paid(quantity?: number, buyers?: () => Promise<Client>): Promise<PlacedOrder[]> {
    const orders = await this.place(quantity, buyers);
    await this.recover(async (users) => {
      for (const placed of orders) await this.payAt(users, placed);
      for (const placed of orders) expect(await this.verify(users.client, placed)).toBe('paid');
    });
    return orders;
  }

  /** What the gateway itself has recorded of an order's payment. */
  charged(placed: PlacedOrder): ReturnType<typeof movedAtSandbox> {
    return movedAtSandbox(this.shop, placed.redirect_url);
  }

  private async usersOf({ client, url }: ShopProcess): Promise<KilledUsers> {
    const { em } = this.shop.app.get(Database);
    const [admin] = await em.find(Admin, { order: { id: 'DESC' }, take: 1 });
    return {
      url,
      client,
      admin: await client.signIn('admin', admin?.email ?? '', PASSWORD),
      vendor: await client.signIn('vendor', this.vendorEmail, PASSWORD),
    };
  }
}
