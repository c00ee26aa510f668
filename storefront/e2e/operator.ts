import { expect, type APIRequestContext } from '@playwright/test';

const API = '/backend/api';

/** The shop's operator, who changes it beside the shoppers. */
export class Operator {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  /** The demo shop's operator, or that of another account. */
  static async signedIn(
    request: APIRequestContext,
    data = { email: 'admin@stoa.test', password: 'stoa-demo' },
  ): Promise<Operator> {
    const answer = await request.post(`${API}/admin/auth/login`, { data });
    const { data: session } = (await answer.json()) as { data: { token: string } };
    return new Operator(request, { authorization: `Bearer ${session.token}` });
  }

  /** Calls the API and gives back what it answers with. */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> {
    return (await this.send<{ data: T }>(method, path, data)).data;
  }

  /** The first records of a resource that match a filter, under the resource's own key. */
  list<T>(resource: string, filter: object): Promise<T> {
    return this.send<T>('POST', `${resource}/filter`, { filter });
  }

  /** A list that has no filter, under its own key. */
  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path);
  }

  private async send<T>(method: string, path: string, data?: object): Promise<T> {
    const { headers } = this;
    const answer = await this.request.fetch(`${API}/admin/${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  }
}
