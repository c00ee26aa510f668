import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppContext, type AppFacts } from '~/features/frame/app-context';
import { loadTranslator } from '~/i18n/translator';
import { HomePage } from './home-page';
import type { HomeSectionView } from './home-view';

// Outside of a router, nothing is loaded later.
jest.mock('@remix-run/react', () => ({
  ...jest.requireActual<object>('@remix-run/react'),
  useFetcher: () => ({ data: undefined, load: () => undefined }),
}));

const BRANDS: HomeSectionView = {
  kind: 'brands',
  tiles: [{ name: 'Acme', href: '/Shop?brand=acme', image: null, count: '1 product' }],
};

async function pageOf(sections: HomeSectionView[], isMultiVendor = true): Promise<string> {
  const facts = {
    t: await loadTranslator('en'),
    frame: { shop: { name: 'Agora' }, isMultiVendor, keepsViewed: false },
  } as AppFacts;
  return renderToStaticMarkup(
    createElement(AppContext.Provider, { value: facts }, createElement(HomePage, { sections })),
  );
}

describe('HomePage', () => {
  it('of a new marketplace says that nothing is for sale yet, and invites vendors', async () => {
    const html = await pageOf([]);
    expect(html).toContain('Nothing for sale yet');
    expect(html).toMatch(/href="\/become-a-vendor"[^>]*>Sell on Agora</);
  });

  it('of a new shop of one vendor leads to the contact form instead', async () => {
    const html = await pageOf([], false);
    expect(html).not.toContain('/become-a-vendor');
    expect(html).toMatch(/href="\/contact"[^>]*>Contact us</);
  });

  it('shows its sections alone as soon as there is one', async () => {
    const html = await pageOf([BRANDS]);
    expect(html).toContain('Acme');
    expect(html).not.toContain('Nothing for sale yet');
  });
});
