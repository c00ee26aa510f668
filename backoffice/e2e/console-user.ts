import { expect, type Page } from '@playwright/test';
import { axe } from './axe';

const PASSWORD = 'stoa-demo';

/** A person at one of the consoles; every step goes through what they see. */
export class ConsoleUser {
  constructor(
    readonly page: Page,
    /** Where the console stands, as in `/admin`. */
    readonly base: '/admin' | '/seller',
  ) {}

  private get audience(): 'admin' | 'vendor' {
    return this.base === '/admin' ? 'admin' : 'vendor';
  }

  /** Signs in at the address that the start prints. */
  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.page.goto(this.base);
    await this.signInHere(email, password);
  }

  /** Signs in on the page at hand. */
  async signInHere(email: string, password = PASSWORD): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs in and waits for the dashboard. */
  async enter(email: string): Promise<void> {
    await this.signIn(email);
    await expect(this.page).toHaveURL(new RegExp(`${this.base}/dashboard`));
  }

  /**
   * Gives the browser a session by the API, for tests of what comes after; `open` shows the first page. Returns the
   * session's token.
   */
  async authenticate(email: string, password = PASSWORD): Promise<string> {
    const { audience } = this;
    const url = `/backend/api/${audience}/auth/login`;
    const answer = await this.page.request.post(url, { data: { email, password } });
    const { data } = (await answer.json()) as { data: { token: string } };
    await this.page.addInitScript(
      ([key = '', token = '']) => {
        // Once: a session that the test ends stays ended.
        if (sessionStorage.getItem(token)) return;
        sessionStorage.setItem(token, 'stored');
        localStorage.setItem(key, token);
      },
      [`auth._token.${audience}`, data.token],
    );
    return data.token;
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

  /** Ends the session on the server, as an operator or the end of its time would; the page knows nothing of it. */
  async endSession(): Promise<void> {
    const { audience } = this;
    const token = await this.page.evaluate((key) => localStorage.getItem(key), `auth._token.${audience}`);
    const headers = { Authorization: `Bearer ${token}` };
    await this.page.request.get(`/backend/api/${audience}/auth/logout`, { headers });
  }

  /** The sign-in that opens over a page whose session has ended. */
  async signInAgain(email: string, password = PASSWORD): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  row(name: string | RegExp) {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Findings that keep people out; lesser ones are for review. */
  async expectNoSeriousFindings(): Promise<void> {
    await this.page.waitForFunction(hasNoTransitions);
    const { violations } = await axe(this.page).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  }
}

/** Whether nothing fades or moves for a limited time: the contrast of what does is not its own. */
function hasNoTransitions(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}

/** A name that no other run has used. */
export function fresh(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
}
