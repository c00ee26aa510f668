import { expect, type Page } from '@playwright/test';

/** A person with a browser, doing what shoppers do; every step goes through what they see. */
export class Shopper {
  constructor(readonly page: Page) {}

  /** Signs in on the sign-in page at hand, by default to a customer's account of the demo shop. */
  async signIn(email = 'customer@stoa.test', password = 'stoa-demo'): Promise<void> {
    const { page } = this;
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Puts the first product of a store that can be bought into the cart, and returns the store's name. */
  async addFromStore(index: number): Promise<string> {
    const { page } = this;
    await page.goto('/stores');
    const store = page.locator('main article').nth(index);
    const name = (await store.getByRole('heading').innerText()).trim();
    await store.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const before = await this.badge();
    await page
      .locator('main article')
      .filter({ hasNotText: 'Sold out' })
      .first()
      .getByRole('link')
      .first()
      .click();
    await this.chooseOptions();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    await expect.poll(() => this.badge()).toBe(before + 1);
    return name;
  }

  /** Chooses of every option that is still open the first value that can be had with the rest. */
  async chooseOptions(): Promise<void> {
    const options = this.page.locator('main form fieldset');
    await this.page.waitForURL(/\/product\//);
    await this.page.locator('main form input[name="quantity"]').first().waitFor({ state: 'attached' });
    for (const option of await options.all()) {
      if ((await option.getByRole('radio', { checked: true }).count()) === 0)
        await option.locator('label[data-state="open"]').first().click();
    }
  }

  /** Pieces that the cart's badge tells of. */
  async badge(): Promise<number> {
    const label = await this.page.locator('header a[href="/cart"]').first().getAttribute('aria-label');
    return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
  }

  async fillAddress(email: string): Promise<void> {
    const { page } = this;
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Country').first().selectOption({ label: 'United Kingdom' });
    await page.getByLabel('First name').first().fill('Gwen');
    await page.getByLabel('Last name').first().fill('Guest');
    await page.getByLabel('Street and number').first().fill('12 Colonnade Street');
    await page.getByLabel('Postcode').first().fill('EC1A 1BB');
    await page.getByLabel('City').first().fill('London');
  }

  /** Goes from the cart to the page that says how it ended. */
  async checkOut(email: string): Promise<void> {
    await this.review(email);
    await this.page.getByRole('button', { name: /^Place order/ }).click();
    await expect(this.page).toHaveURL(/\/payment-success\//);
  }

  /** Goes from the cart to where nothing but placing the order is left. */
  async review(email: string, method: RegExp = /Cash on delivery/): Promise<void> {
    const { page } = this;
    await page.goto('/checkout');
    await this.fillAddress(email);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page).toHaveURL(/step=shipping/);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/step=payment/);
    await page.getByRole('radio', { name: method }).check();
    await page.getByRole('button', { name: 'Review your order' }).click();
    await expect(page).toHaveURL(/step=review/);
  }
}
