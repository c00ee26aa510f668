import { expect } from '@playwright/test';
import { safeRedirect, withoutParameters } from '../app/session/safe-redirect';
import { test } from './hydrated-page';

const AWAY = [
  '',
  'evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e%2e//evil.test',
  '/.%2e//evil.test',
  '/%2e//evil.test',
  '/%2F/evil.test',
  '/%2fevil.test',
  '/%5Cevil.test',
  '/\t/evil.test',
  '/\n//evil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/..%2f/evil.test',
  '/..\\evil.test',
  '/%',
  null,
  undefined,
  7,
  ['/'],
] as const;

for (const requested of AWAY) {
  test(`redirects to / instead of ${JSON.stringify(requested)}`, () => {
    expect(safeRedirect(requested)).toBe('/');
    expect(withoutParameters(String(requested), ['lang'])).toBe('/');
  });
}

for (const [requested, target] of [
  ['/', '/'],
  ['/Shop?category=lamps&page=2#goods', '/Shop?category=lamps&page=2#goods'],
  ['/product/%D9%85?variant=3', '/product/%D9%85?variant=3'],
  ['/customer/../cart', '/cart'],
] as const) {
  test(`redirects to the safe path ${requested}`, () => {
    expect(safeRedirect(requested)).toBe(target);
  });
}

test('removes query parameters from a path', () => {
  expect(withoutParameters('/Shop?lang=ar&q=tea', ['lang'])).toBe('/Shop?q=tea');
});

test('choosing a language never redirects to another site', async ({ request }) => {
  for (const to of ['/..//evil.test', '/%2e%2e//evil.test', '//evil.test']) {
    const answer = await request.post('/preferences', { form: { language: 'es', to }, maxRedirects: 0 });
    expect(answer.headers().location).toBe('/');
  }
});
