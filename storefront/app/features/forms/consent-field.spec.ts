import type { FieldMetadata } from '@conform-to/react';
import type { DocumentName } from '@stoa/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppContext, type AppFacts } from '~/features/frame/app-context';
import { loadTranslator } from '~/i18n/translator';
import { ConsentField } from './consent-field';

const UNTICKED = {
  key: 'consent',
  name: 'consent',
  id: 'consent',
  errorId: 'error',
  errors: ['error.consent'],
};

async function fieldOf(documents: DocumentName[]): Promise<string> {
  const t = await loadTranslator('en');
  const facts = { t, frame: { documents } } as unknown as AppFacts;
  const field = createElement(ConsentField, {
    field: UNTICKED as unknown as FieldMetadata<true>,
    label: t('contact.consent'),
    bareLabel: t('contact.bareConsent'),
    document: { name: 'privacy_policy', title: t('contact.privacy') },
  });
  return renderToStaticMarkup(createElement(AppContext.Provider, { value: facts }, field));
}

describe('ConsentField', () => {
  it('names the document that it is about and leads to it', async () => {
    const html = await fieldOf(['privacy_policy']);
    expect(html).toContain('I have read the privacy policy');
    expect(html).toContain('href="/PrivacyPolicy"');
    expect(html).toContain('Please agree to the privacy policy.');
  });

  it('of a shop that has not written the document mentions and links to none', async () => {
    const html = await fieldOf(['term_condition']);
    expect(html).toContain('I agree that you use this information');
    expect(html).toContain('Please tick this box to continue.');
    expect(html).not.toMatch(/href|privacy policy/i);
  });
});
