import { readFileSync } from 'node:fs';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axe } from './axe';

const SPECIFICATION = new URL('../../backend/test/contract/specification/', import.meta.url);
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, SPECIFICATION), 'utf8')) as T;

/** Pages that are no resource's and show a record of another. */
const TALKED_TO: Readonly<Record<string, string>> = { live_chat: 'riders' };
const PARTS = 6;
const QUIET_MS = 80;

/** Whose console is walked. */
interface Walker {
  base: '/admin' | '/seller';
  audience: 'admin' | 'vendor';
  email: string;
  resources: readonly ResourceSchema[];
  /** Pages of the specification that nobody has built yet; the walk keeps this list exact. */
  notBuilt?: readonly string[];
  /** Resources of which the demo shop has no record and the walk can't make one; kept exact as well. */
  empty?: readonly string[];
}

interface Specified {
  path: string;
  area: string;
}

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Record<string, unknown>>;

/** A page to open: its address in the specification, and the same with a record of the demo shop. */
interface Stop {
  path: string;
  address: string;
}

/** Registers tests that open every page the specification gives a console. */
export function walkPages(walker: Walker): void {
  const area = walker.base.slice(1);
  const paths = read<Specified[]>('pages')
    .filter(
      (page) => page.area === area && page.path.startsWith(walker.base) && !page.path.endsWith('/login'),
    )
    .map(({ path }) => path);
  test.describe.configure({ mode: 'parallel' });
  for (let part = 0; part < PARTS; part++) {
    const mine = paths.filter((_path, index) => index % PARTS === part);
    test(`every page of ${walker.base} opens without a fault (${part + 1} of ${PARTS})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(420_000);
      const walk = await Walk.begin(page, request, walker);
      for (const path of mine) await walk.visit(path);
      expect(walk.faults).toEqual([]);
    });
  }
}

/** One signed-in person who goes from page to page without loading the console anew. */
class Walk {
  readonly faults: string[] = [];
  private heard: string[] = [];
  private pending = 0;
  private ids = new Map<string, Promise<number | null>>();

  private constructor(
    private readonly page: Page,
    private readonly walker: Walker,
    private readonly ask: Ask,
  ) {}

  static async begin(page: Page, request: APIRequestContext, walker: Walker): Promise<Walk> {
    const api = `/backend/api/${walker.audience}`;
    const signIn = { email: walker.email, password: 'stoa-demo' };
    const answer = await request.post(`${api}/auth/login`, { data: signIn });
    const { data } = (await answer.json()) as { data: { token: string } };
    const headers = { Authorization: `Bearer ${data.token}` };
    const ask: Ask = async (method, path, body) => {
      const response = await request.fetch(`${api}/${path}`, { method, headers, data: body });
      return response.ok() ? ((await response.json()) as Record<string, unknown>) : {};
    };
    await page.addInitScript(
      ([key, token]) => localStorage.setItem(key ?? '', token ?? ''),
      [`auth._token.${walker.audience}`, data.token],
    );
    const walk = new Walk(page, walker, ask);
    walk.listen();
    // Begins where people begin, at the address that the start prints, and loads it once more.
    await page.goto(walker.base);
    await expect(page).toHaveURL(new RegExp(`${walker.base}/dashboard`));
    await page.goto(walker.base);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // From a page that is none, so that every page is come to from another.
    await page.goto(`${walker.base}/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return walk;
  }

  /** Opens a page, and once more without its id where that may be left out. */
  async visit(path: string): Promise<void> {
    const stop = await this.stopAt(path);
    const empty = this.walker.empty?.includes(path.split('/')[2] ?? '') ?? false;
    if (stop && empty && path.includes(':'))
      this.faults.push(`${path}: there is a record to show, but it is listed as empty`);
    if (!stop) {
      if (!empty) this.faults.push(`${path}: the demo shop has no record to show`);
      return;
    }
    // A form of a new record has the fields of the edit page, which is looked at closely.
    const opened = await this.open(stop, !path.includes('/create'));
    if (opened && /\/(edit|view)\/:id\?$/.test(path)) {
      const bare = path.replace('/:id?', '');
      await this.leave();
      await this.open({ path: bare, address: bare }, false);
    }
  }

  /** Goes to a page that is none: a page that serves both addresses would keep its heading. */
  private async leave(): Promise<void> {
    await this.go(`${this.walker.base}/nowhere`);
    await this.page.locator('[data-page=not-found]').waitFor();
  }

  private go(address: string): Promise<void> {
    return this.page.evaluate((to) => {
      document.title = 'on the way';
      for (const former of document.querySelectorAll('h1, [data-page]'))
        former.setAttribute('data-former', '');
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  private async open({ path, address }: Stop, closely = true): Promise<boolean> {
    this.heard = [];
    await this.go(address);
    const arrived = await this.arrive();
    await this.settle();
    const missing = this.walker.notBuilt?.includes(path) ?? false;
    if (!arrived && !missing) this.faults.push(`${path}: no heading`);
    if (arrived && missing) this.faults.push(`${path}: is there, but listed as not built`);
    if (arrived) await this.look(path, closely);
    return arrived;
  }

  /** True when the page has shown its heading; false when the console knows no such page, or shows none in time. */
  private async arrive(): Promise<boolean> {
    const shown = await this.page
      .waitForFunction(
        () =>
          document.querySelector('[data-page=not-found]:not([data-former])')
            ? 'missing'
            : (document.querySelector('h1:not([data-former])') ?? document.title !== 'on the way') && 'shown',
        undefined,
        { timeout: 10_000 },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => 'missing');
    if (shown === 'missing') return false;
    const heading = this.page.locator('h1').first();
    return heading.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
  }

  private async look(path: string, closely: boolean): Promise<void> {
    const broken = await this.page.locator('.RaError-title, .RaErrorBoundary').count();
    if (broken > 0) this.faults.push(`${path}: stands on its error page`);
    this.faults.push(...this.heard.map((fault) => `${path}: ${fault}`));
    if (!closely) return;
    const { violations } = await axe(this.page).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    for (const { id, nodes } of serious)
      this.faults.push(`${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  }

  /** The page's address with ids of the demo shop; `null` when there is no record to put in. */
  private async stopAt(path: string): Promise<Stop | null> {
    if (!path.includes(':')) return { path, address: path };
    const page = path.split('/')[2] ?? '';
    const customers = /\/addresses\/(create|customer)\//.test(path);
    const id = await this.firstOf(customers ? 'customers' : (TALKED_TO[page] ?? page));
    return id === null ? null : { path, address: path.replace(/:id\??/, String(id)) };
  }

  private firstOf(page: string): Promise<number | null> {
    const known = this.ids.get(page) ?? this.lookUp(page);
    this.ids.set(page, known);
    return known;
  }

  private async lookUp(page: string): Promise<number | null> {
    const resources = read<{ resource: string; page: string; key: string }[]>('resources');
    const { resource, key } = resources.find((one) => one.page === page) ?? { resource: page, key: page };
    const body = await this.ask('GET', `${resource}?range=[0,0]&sort=["id","ASC"]`);
    const [row] = (body[key] ?? body.data ?? []) as { id: number }[];
    return row?.id ?? this.make(resource);
  }

  /** A record with what its declaration demands, where the demo shop has none. */
  private async make(resource: string): Promise<number | null> {
    const schema = this.walker.resources.find((one) => one.resource === resource);
    if (!schema?.operations.includes('create')) return null;
    const values: Record<string, unknown> = {};
    for (const field of schema.fields.filter(({ required, writable }) => required && writable))
      values[field.name] = await this.valueOf(field);
    const body = await this.ask('POST', resource, values);
    return (body.data as { id: number } | undefined)?.id ?? null;
  }

  private async valueOf({ kind, name, format, reference, choices, range }: FieldSchema): Promise<unknown> {
    const texts: Record<string, string> = {
      email: 'walk@stoa.test',
      url: 'https://stoa.test',
      code: 'walk',
      phone: '+1 555 0100',
    };
    if (kind === 'choice') return choices?.[0];
    if (kind === 'ref') {
      const page = this.walker.resources.find((one) => one.resource === reference)?.page;
      return page ? this.firstOf(page) : null;
    }
    if (kind === 'int' || kind === 'money') return Math.max(range?.[0] ?? 1, 1);
    if (kind === 'rate') return '0.1';
    if (kind === 'flag') return true;
    return texts[format ?? ''] ?? `A walk’s ${name}`;
  }

  private listen(): void {
    const { page } = this;
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.heard.push(`console: ${message.text().slice(0, 300)} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.heard.push(`script: ${error.message.slice(0, 300)}`));
    page.on('response', (response) => {
      if (response.status() >= 500) this.heard.push(`${response.status()} from ${response.url()}`);
    });
    page.on('request', () => (this.pending += 1));
    for (const ended of ['requestfinished', 'requestfailed'] as const)
      page.on(ended as 'requestfinished', () => (this.pending -= 1));
  }

  /** Waits until nothing has been asked of the server for a moment. */
  private async settle(): Promise<void> {
    for (let calm = 0, waited = 0; calm < QUIET_MS && waited < 5_000; waited += 40) {
      await this.page.waitForTimeout(40);
      calm = this.pending <= 0 ? calm + 40 : 0;
    }
  }
}
