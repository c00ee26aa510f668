import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { UnbrokenRanges } from '~/ui/unbroken-number';

const LINK = 'link inline-flex min-h-11 items-center';

/** Other contact details of the shop; only those that are filled in. */
export function ContactFacts(): ReactElement {
  const { t, frame } = useApp();
  const { email, phone, address, opening_hours } = frame.footer.contact;
  const facts = [
    { label: t('sign.email'), text: email, href: `mailto:${email}` },
    { label: t('contact.phone'), text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    { label: t('contact.address'), text: address, href: null },
    { label: t('contact.hours'), text: opening_hours, href: null },
  ].filter(({ text }) => text);
  return (
    <aside className="panel grid gap-4" aria-labelledby="contact-facts">
      <h2 id="contact-facts" className="text-lg">
        <bdi>{frame.shop.name}</bdi>
      </h2>
      {facts.length > 0 && (
        <dl className="grid gap-3">
          {facts.map(({ label, text, href }) => (
            <div key={label}>
              <dt className="text-sm font-semibold text-muted">{label}</dt>
              <dd className="whitespace-pre-line">
                {href ? (
                  <a href={href} className={LINK}>
                    <bdi className="break-all">{text}</bdi>
                  </a>
                ) : (
                  <bdi>
                    <UnbrokenRanges text={text} />
                  </bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="border-t border-line pt-3">
        <span className="block text-sm text-muted">{t('contact.aboutOrder')}</span>
        <a href="/ProductOrder" className={LINK}>
          {t('track.title')}
        </a>
      </p>
    </aside>
  );
}
