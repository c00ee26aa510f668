import { expect, type APIRequestContext, type Page } from '@playwright/test';

const API = '/backend/api/admin';

/** Another operator at work: sends API requests with the page's token. */
export async function colleague(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('auth._token.admin'));
  const headers = { Authorization: `Bearer ${token}` };
  return async (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, data?: object) => {
    const answer = await request.fetch(`${API}/${path}`, { method, headers, data });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { data: Record<string, unknown> & { id: number; version: number } })
      .data;
  };
}
