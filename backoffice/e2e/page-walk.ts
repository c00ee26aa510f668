import { readFileSync } from 'node:fs';
import type { FieldSchema, ResourceSchema } from '@stoa/contracts';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axe } from './axe';
import { ConsoleUser } from './console-user';

const SPECIFICATION = new URL('../../backend/test/contract/specification/', import.meta.url);
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, SPECIFICATION), 'utf8')) as T;

/** Pages without a resource of their own, with the resource whose records they show. */
const RECORDS_OF: Readonly<Record<string, string>> = { live_chat: 'riders' };
const PARTS = 4;
const QUIET_MS = 80;
/** Rows of a list, which are all alike: what is examined takes time for each. */
const FEW_ROWS = '?perPage=5';
/** The frame around every page, which is examined with the first of a walk: it is two thirds of a page's elements. */
const FRAME = ['.RaAppBar-appBar', '.RaSidebar-docked'];
/** Other tests' orders make messages appear at any time, whose colours are not their own while they fade in. */
const MESSAGES = '.MuiSnackbar-root';

/** The console to visit, and the user who is signed in. */
interface Walker {
  base: '/admin' | '/seller';
  audience: 'admin' | 'vendor';
  email: string;
  resources: readonly ResourceSchema[];
  /** Pages of the specification that are not implemented yet; the test fails if the list is outdated. */
  notBuilt?: readonly string[];
  /** Resources without a record in the demo shop that cannot be created either; also kept up to date. */
  empty?: readonly string[];
}

interface Specified {
  path: string;
  area: string;
}

type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Record<string, unknown>>;

/** A page to open: its path in the specification, and its URL path with an id of the demo shop. */
interface Stop {
  path: string;
  address: string;
}

/** Registers tests that open every page of a console in the specification. */
export function walkPages(walker: Walker): void {
  const area = walker.base.slice(1);
  const paths = read<Specified[]>('pages')
    .filter(
      (page) => page.area === area && page.path.startsWith(walker.base) && !page.path.endsWith('/login'),
    )
    .map(({ path }) => path);
  test.describe.configure({ mode: 'parallel' });
  // A trace of so many pages takes longer than the pages.
  test.use({ trace: 'off' });
  for (let part = 0; part < PARTS; part++) {
    const mine = paths.filter((_path, index) => index % PARTS === part);
    test(`every page of ${walker.base} opens without errors (${part + 1} of ${PARTS})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(420_000);
      const walk = await Walk.begin(page, request, walker);
      if (part === 0) await walk.enterTwice();
      await walk.start();
      for (const path of mine) await walk.visit(path);
      expect(walk.faults).toEqual([]);
    });
  }
}

/** A signed-in user who navigates between pages without reloading the console. */
class Walk {
  readonly faults: string[] = [];
  private heard: string[] = [];
  private pending = 0;
  private isFrameExamined = false;
  private ids = new Map<string, Promise<number | null>>();

  private constructor(
    private readonly page: Page,
    private readonly walker: Walker,
    private readonly ask: Ask,
  ) {}

  static async begin(page: Page, request: APIRequestContext, walker: Walker): Promise<Walk> {
    const api = `/backend/api/${walker.audience}`;
    const token = await new ConsoleUser(page, walker.base).authenticate(walker.email);
    const headers = { Authorization: `Bearer ${token}` };
    const ask: Ask = async (method, path, body) => {
      const response = await request.fetch(`${api}/${path}`, { method, headers, data: body });
      return response.ok() ? ((await response.json()) as Record<string, unknown>) : {};
    };
    const walk = new Walk(page, walker, ask);
    walk.listen();
    return walk;
  }

  /** Loads the URL that the start command prints twice. */
  async enterTwice(): Promise<void> {
    const { page, walker } = this;
    await page.goto(walker.base);
    await expect(page).toHaveURL(new RegExp(`${walker.base}/dashboard`));
    await page.goto(walker.base);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Loads an unknown page, so that every page is reached by navigation. */
  async start(): Promise<void> {
    await this.page.goto(`${this.walker.base}/nowhere`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens a page, and again without its id if that is optional. */
  async visit(path: string): Promise<void> {
    const stop = await this.stopAt(path);
    const empty = this.walker.empty?.includes(path.split('/')[2] ?? '') ?? false;
    if (stop && empty && path.includes(':'))
      this.faults.push(`${path}: there is a record to show, but it is listed as empty`);
    if (!stop) {
      if (!empty) this.faults.push(`${path}: the demo shop has no record to show`);
      return;
    }
    // Create forms skip the axe check: they have the fields of the edit page.
    const opened = await this.open(stop, !path.includes('/create'));
    if (opened && /\/(edit|view)\/:id\?$/.test(path)) {
      const bare = path.replace('/:id?', '');
      await this.leave();
      await this.open({ path: bare, address: bare }, false);
    }
  }

  /** Goes to an unknown page first: a page that serves both paths would keep its heading. */
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

  /** True once the page shows its heading; false if the page is unknown or shows no heading in time. */
  private async arrive(): Promise<boolean> {
    const shown = await this.page
      .waitForFunction(
        () =>
          document.querySelector('[data-page=not-found]:not([data-former])')
            ? 'missing'
            : (document.querySelector('h1:not([data-former])') ?? document.title !== 'on the way') && 'shown',
        undefined,
        { timeout: 20_000 },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => 'missing');
    if (shown === 'missing') return false;
    const heading = this.page.locator('h1').first();
    return heading.waitFor({ timeout: 15_000 }).then(
      () => true,
      () => false,
    );
  }

  private async look(path: string, closely: boolean): Promise<void> {
    const broken = await this.page.locator('.RaError-title, .RaErrorBoundary').count();
    if (broken > 0) this.faults.push(`${path}: stands on its error page`);
    this.faults.push(...this.heard.map((fault) => `${path}: ${fault}`));
    if (!closely) return;
    const examined = [MESSAGES, ...(this.isFrameExamined ? FRAME : [])];
    const { violations } = await examined
      .reduce((rules, part) => rules.exclude(part), axe(this.page))
      .analyze();
    this.isFrameExamined = true;
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    for (const { id, nodes } of serious)
      this.faults.push(`${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  }

  /** The page's URL path with an id of the demo shop; `null` if there is no record. */
  private async stopAt(path: string): Promise<Stop | null> {
    if (!path.includes(':')) return { path, address: `${path}${FEW_ROWS}` };
    const page = path.split('/')[2] ?? '';
    const customers = /\/addresses\/(create|customer)\//.test(path);
    const id = await this.firstOf(customers ? 'customers' : (RECORDS_OF[page] ?? page));
    return id === null ? null : { path, address: path.replace(/:id\??/, String(id)) };
  }

  private firstOf(page: string): Promise<number | null> {
    const pending = this.ids.get(page) ?? this.lookUp(page);
    this.ids.set(page, pending);
    return pending;
  }

  private async lookUp(page: string): Promise<number | null> {
    const resources = read<{ resource: string; page: string; key: string }[]>('resources');
    const { resource, key } = resources.find((one) => one.page === page) ?? { resource: page, key: page };
    const body = await this.ask('GET', `${resource}?range=[0,0]&sort=["id","ASC"]`);
    const [row] = (body[key] ?? body.data ?? []) as { id: number }[];
    return row?.id ?? this.make(resource);
  }

  /** Creates a record with its required fields, if the demo shop has none. */
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

  /** Waits until no request has been pending for a moment. */
  private async settle(): Promise<void> {
    for (let calm = 0, waited = 0; calm < QUIET_MS && waited < 5_000; waited += 40) {
      await this.page.waitForTimeout(40);
      calm = this.pending <= 0 ? calm + 40 : 0;
    }
  }
}
