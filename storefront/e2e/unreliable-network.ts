import type { Page, Route } from '@playwright/test';

/** How a request may fail. */
export type Fault = 'aborted' | 'unavailable' | 'answer lost';

const isChange = (route: Route): boolean =>
  route.request().method() === 'POST' && new URL(route.request().url()).searchParams.has('_data');

/** A network that is slow, loses requests and answers, or delivers them in another order. */
export class UnreliableNetwork {
  private faults: Fault[] = [];
  private delays: number[] = [];
  /** Changes that were sent, whatever became of them. */
  sent = 0;

  private constructor(
    private readonly page: Page,
    private readonly latency: number,
  ) {}

  /** Puts the page behind it; every request takes `latency` milliseconds longer. */
  static async around(page: Page, latency = 0): Promise<UnreliableNetwork> {
    const network = new UnreliableNetwork(page, latency);
    await page.route(
      (url) => url.searchParams.has('_data'),
      (route) => network.handle(route),
    );
    return network;
  }

  /** What happens to the next changes, one after the other. */
  fail(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  /** How long the next changes' answers are held back, in milliseconds. */
  hold(...delays: number[]): void {
    this.delays.push(...delays);
  }

  private async handle(route: Route): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.latency));
    if (!isChange(route)) return route.continue();
    this.sent += 1;
    const fault = this.faults.shift();
    const delay = this.delays.shift();
    if (fault === 'aborted') return route.abort();
    if (fault === 'unavailable') return route.fulfill({ status: 503, body: 'Service Unavailable' });
    if (!fault && delay === undefined) return route.continue();
    if (fault === 'answer lost') return this.lose(route);
    const answer = await route.fetch({ maxRedirects: 0 });
    await new Promise((resolve) => setTimeout(resolve, delay));
    return route.fulfill({ response: answer });
  }

  /** Lets the server answer and tells the page nothing of it, its cookies included. */
  private async lose(route: Route): Promise<void> {
    const context = this.page.context();
    const cookies = await context.cookies();
    await route.fetch({ maxRedirects: 0 });
    await context.clearCookies();
    await context.addCookies(cookies);
    await route.abort();
  }
}
