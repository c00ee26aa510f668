import { expect, type APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { customerAddresses, guestAddresses, inLanguage, signInAsCustomer, specified } from './demo-addresses';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { previewWith } from './template-preview';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Pages with a different layout in each template. */
const LAID_OUT = ['/', '/Shop', '/product/paseo-city-runner'];

async function findingsAt(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const path of paths) {
    const answer = await request.get(path);
    expect([path, answer.headers()['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
    const report = await validator.validateString(await answer.text());
    for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages))
      findings.push(`${path} ${ruleId}: ${message} at ${selector}`);
  }
  return findings;
}

/** Signed preview URLs of a template, issued to an operator. */
async function previewsOf(request: APIRequestContext, template: string): Promise<string[]> {
  const token = await previewWith(await Operator.signedIn(request), { template });
  return LAID_OUT.map((path) => `${path}?theme_preview=${encodeURIComponent(token)}`);
}

for (const language of ['en', 'ar']) {
  test(`every guest page is valid HTML in ${language}`, async ({ request }) => {
    test.setTimeout(120_000);
    expect(specified).toHaveLength(43);
    const paths = guestAddresses().map((path) => inLanguage(path, language));
    expect(await findingsAt(request, paths)).toEqual([]);
  });

  test(`every account page is valid HTML in ${language}`, async ({ request, baseURL }) => {
    await signInAsCustomer(request, baseURL ?? '');
    const paths = (await customerAddresses(request)).map((path) => inLanguage(path, language));
    expect(await findingsAt(request, paths)).toEqual([]);
  });
}

for (const template of ['template1', 'template2', 'template3'])
  test(`the home, shop and product pages are valid HTML in ${template}`, async ({ request }) => {
    const paths = await previewsOf(request, template);
    const shown = await (await request.get(paths[1] ?? '')).text();
    expect(shown).toContain(`data-template="${template}"`);
    const inBoth = ['en', 'ar'].flatMap((language) => paths.map((path) => inLanguage(path, language)));
    expect(await findingsAt(request, inBoth)).toEqual([]);
  });

test('the cart and checkout are valid HTML', async ({ request, baseURL }) => {
  const { data } = await (await request.get('/backend/api/web/product/nova-phone')).json();
  const form = { intent: 'add', variant_id: String(data.variants[0].id), quantity: '1' };
  await request.post('/cart', { headers: { origin: baseURL ?? '' }, form, maxRedirects: 0 });
  const paths = ['/cart', '/checkout'].flatMap((path) => [path, inLanguage(path, 'ar')]);
  expect(await findingsAt(request, paths)).toEqual([]);
});
