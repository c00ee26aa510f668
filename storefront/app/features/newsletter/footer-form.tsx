import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Honeypot } from '~/ui/honeypot';

/** Newsletter form in every page's footer; it submits to the newsletter page. */
export function NewsletterFooterForm({ className = '' }: { className?: string }): ReactElement {
  const { t } = useApp();
  return (
    <form
      method="post"
      action="/newsletter"
      className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-3 ${className}`}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t('newsletter.title')}</h2>
        <p className="text-sm opacity-85">{t('newsletter.text')}</p>
      </div>
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <label htmlFor="footer-newsletter" className="mb-1 block text-sm font-medium">
            {t('newsletter.address')}
          </label>
          <input
            id="footer-newsletter"
            type="email"
            name="email"
            required
            maxLength={190}
            autoComplete="email"
            placeholder="name@example.com"
            dir="ltr"
            className="input"
          />
        </div>
        <Honeypot id="footer-website" />
        <button className="btn btn-primary">{t('newsletter.subscribe')}</button>
      </div>
    </form>
  );
}
