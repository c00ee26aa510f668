import { structuredDataIn, tagsIn, type Tag } from './html';

/** A page as a crawler finds it. */
export interface CrawledPage {
  address: string;
  language: string;
  html: string;
  tags: Tag[];
}

/** Requests side by side: more would only wait for each other. */
const CONCURRENCY = 8;
/** Filtered lists are without number: of those that filter by the same things so many are tried, and none is followed. */
const SAMPLED = 2;
/** Not the storefront's: the consoles and the API's documentation, which load what they show by themselves. */
const OTHER_APPS = /^\/(?:admin|seller|backend)(?:\/|$)/;

/** What a tag makes a browser or a person load; of a set of sizes the first stands for all. */
function namedBy(tag: Tag): (string | undefined)[] {
  if (tag.tag === 'form') return (tag.method ?? 'get').toLowerCase() === 'get' ? [tag.action] : [];
  if (tag.tag === 'meta') return tag.property === 'og:image' ? [tag.content] : [];
  const [smallest] = (tag.srcset ?? tag.imagesrcset ?? '').split(/\s/);
  return [tag.href, tag.src, smallest];
}

/** Addresses that structured data names, at any depth. */
function addressesInData(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/[^\s{]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesInData) : [];
}

/** Whether the links of an address's page are followed: those of whole lists, and of one category of the shop. */
function isFollowed({ pathname, searchParams }: URL): boolean {
  const names = [...searchParams.keys()].filter((name) => name !== 'lang').join();
  if (names === '') return true;
  return (
    names === 'category' && /^\/(?:Shop|blog)$/.test(pathname) && !/,/.test(searchParams.get(names) ?? '')
  );
}

/** Every address that a page names: links, forms that are read, pictures, scripts, styles, structured data. */
export function addressesIn({ html, tags, address }: CrawledPage): string[] {
  const named = [...tags.flatMap(namedBy), ...addressesInData(structuredDataIn(html))];
  return named.flatMap((one) => (one === undefined || one === '' ? [] : new URL(one, address).href));
}

/** Visits a shop as a search engine does, by HTTP alone: each address once, in one language. */
export class Crawl {
  readonly pages = new Map<string, CrawledPage>();
  /** What could not be had: its status, the address, and a page that names it. */
  readonly broken: string[] = [];
  /** Where an address leads that has moved. */
  readonly redirects = new Map<string, string>();
  readonly visited = new Set<string>();
  private readonly kinds = new Map<string, number>();
  private waiting: { address: string; from: string }[] = [];

  constructor(
    private readonly origin: string,
    readonly language: string,
    /** Addresses that another crawl has visited already, in whatever language. */
    private readonly seenPaths: ReadonlySet<string> = new Set(),
  ) {}

  /** Follows everything that the first addresses lead to. */
  async from(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) this.visitLater(address, 'the sitemap');
    while (this.waiting.length > 0) {
      const round = this.waiting[Symbol.iterator]();
      this.waiting = [];
      const worker = async (): Promise<void> => {
        for (const { address, from } of round) await this.visit(address, from);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    }
  }

  private note(named: string, from: string): void {
    const url = new URL(named);
    url.hash = '';
    if (url.origin !== this.origin || OTHER_APPS.test(url.pathname)) return;
    // A page's address in another language belongs to the crawl of that language.
    if ((url.searchParams.get('lang') ?? this.language) !== this.language) return;
    if (this.visited.has(url.href) || this.seenPaths.has(url.href)) return;
    const parameters = [...url.searchParams.keys()].sort().join();
    const several = url.search.includes(',') ? ' of several' : '';
    const kind = `${several}${url.pathname.replace(/^\/(store|blog|product)\/[^/]+/, '/$1')}?${parameters}`;
    const alike = this.kinds.get(kind) ?? 0;
    if (!isFollowed(url) && alike >= SAMPLED) return;
    this.kinds.set(kind, alike + 1);
    this.visitLater(url.href, from);
  }

  private visitLater(address: string, from: string): void {
    if (this.visited.has(address)) return;
    this.visited.add(address);
    this.waiting.push({ address, from });
  }

  private async visit(address: string, from: string): Promise<void> {
    const { language } = this;
    const headers = { cookie: `i18n_redirected=${language}` };
    const answer = await fetch(address, { headers, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const text = /html|xml|json/.test(type) ? await answer.text() : '';
    if (text === '') await answer.body?.cancel();
    if (answer.status >= 400) this.broken.push(`${answer.status} ${address} (from ${from})`);
    const location = answer.headers.get('location');
    if (location) {
      const to = new URL(location, address).href;
      this.redirects.set(address, to);
      this.note(to, address);
    }
    if (!type.includes('text/html') || answer.status >= 300) return;
    const page = { address, language, html: text, tags: tagsIn(text) };
    this.pages.set(address, page);
    if (isFollowed(new URL(address))) for (const named of addressesIn(page)) this.note(named, address);
  }
}
