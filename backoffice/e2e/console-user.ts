import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const PASSWORD = 'stoa-demo';

/** A person at one of the consoles; every step goes through what they see. */
export class ConsoleUser {
  constructor(
    readonly page: Page,
    /** Where the console stands, as in `/admin`. */
    readonly base: '/admin' | '/seller',
  ) {}

  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.page.goto(`${this.base}/login`);
    await this.page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs in and waits for the dashboard. */
  async enter(email: string): Promise<void> {
    await this.signIn(email);
    await expect(this.page).toHaveURL(new RegExp(`${this.base}/dashboard`));
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.base + path);
  }

  /** Opens a list narrowed to a filter, as a link would. */
  async openList(page: string, filter: Record<string, unknown>): Promise<void> {
    await this.open(`/${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  }

  /** Fills the box of the main form that has this label. */
  async fill(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).filter({ visible: true }).first().fill(text);
  }

  /** Picks from a box that searches as one types. */
  async pick(label: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).first().click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  row(name: string | RegExp) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Findings that keep people out; lesser ones are for review. */
  async expectNoSeriousFindings(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  }
}

/** A name that no other run has used. */
export function fresh(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
}
