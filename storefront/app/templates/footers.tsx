import type { ReactElement } from 'react';
import type { FrameView } from '~/features/frame/frame-view';
import { useApp } from '~/features/frame/app-context';
import { Logo } from '~/features/frame/parts';
import { Preferences } from '~/features/frame/preferences';
import { NewsletterFooterForm } from '~/features/newsletter/footer-form';
import { CachedFragment } from '~/ui/cached-fragment';
import { Icon, type IconName } from '~/ui/icons';
import { UnbrokenRanges } from '~/ui/unbroken-number';

/** Contact form link and the shop's contact details. */
function Contact({
  contact,
  title,
  form,
}: {
  contact: FrameView['footer']['contact'];
  title: string;
  /** Label of the link to the contact form. */
  form: string;
}): ReactElement {
  return (
    <section>
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">{title}</h2>
      <address className="grid not-italic">
        <a href="/contact" className="inline-flex min-h-11 min-w-11 items-center opacity-85 hover:underline">
          {form}
        </a>
        {contact.email && (
          <a
            href={`mailto:${contact.email}`}
            className="inline-flex min-h-11 min-w-11 items-center opacity-85 hover:underline"
          >
            <bdi>{contact.email}</bdi>
          </a>
        )}
        {contact.phone && (
          <a
            href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}
            className="inline-flex min-h-11 min-w-11 items-center opacity-85 hover:underline"
          >
            <bdi>{contact.phone}</bdi>
          </a>
        )}
        {[contact.address, contact.opening_hours].filter(Boolean).map((text) => (
          <span key={text} className="py-2 whitespace-pre-line opacity-85">
            <bdi>
              <UnbrokenRanges text={text} />
            </bdi>
          </span>
        ))}
      </address>
    </section>
  );
}

interface ColumnsProps {
  footer: FrameView['footer'];
  contactTitle: string;
  contactForm: string;
}

function Columns({ footer, contactTitle, contactForm }: ColumnsProps): ReactElement {
  return (
    <>
      {footer.columns.map((column) => (
        <section key={column.title}>
          <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">{column.title}</h2>
          <ul>
            {column.links.map(({ label, href }) => (
              <li key={href + label}>
                <a
                  href={href}
                  className="inline-flex min-h-11 min-w-11 items-center py-1.5 leading-snug opacity-85 hover:underline hover:opacity-100"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Contact contact={footer.contact} title={contactTitle} form={contactForm} />
    </>
  );
}

const promises = [
  { icon: 'store', key: 'sellers' },
  { icon: 'lock', key: 'total' },
  { icon: 'returns', key: 'returns' },
] as const satisfies readonly { icon: IconName; key: string }[];

interface PromiseView {
  icon: IconName;
  title: string;
  text: string;
}

function PromiseItems({ items }: { items: PromiseView[] }): ReactElement {
  return (
    <>
      {items.map(({ icon, title, text }) => (
        <li key={icon} className="flex items-start gap-3.5">
          <Icon name={icon} className="size-7 flex-none text-primary-text" />
          <p className="text-sm text-muted">
            <b className="block text-base font-semibold text-ink">{title}</b>
            {text}
          </p>
        </li>
      ))}
    </>
  );
}

/** The shop's promises to customers; each must be true. */
function Promises({ className = '' }: { className?: string }): ReactElement {
  const { t, frame } = useApp();
  const kept = promises.filter(({ key }) => key !== 'sellers' || frame.isMultiVendor);
  const items = kept.map(({ icon, key }) => ({
    icon,
    title: t(`promise.${key}.title`),
    text: t(`promise.${key}.text`),
  }));
  return (
    <CachedFragment
      as="ul"
      className={`grid gap-5 sm:grid-cols-3 ${className}`}
      of={PromiseItems}
      props={{ items }}
    />
  );
}

function useColumns(): ColumnsProps {
  const { t, frame } = useApp();
  return { footer: frame.footer, contactTitle: t('frame.contact'), contactForm: t('contact.title') };
}

function Imprint(): ReactElement {
  const { frame } = useApp();
  return <p className="text-sm opacity-80">{`© ${frame.year} ${frame.shop.name}`}</p>;
}

/** Who runs the shop, and the choice of language and currency. */
function LastLine({ className }: { className: string }): ReactElement {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-3 ${className}`}>
      <Imprint />
      <Preferences className="-mx-2 footer-preferences" />
    </div>
  );
}

/** Footer of checkout: shop name, language and currency only. */
export function SmallFooter(): ReactElement {
  return (
    <footer className="mt-auto border-t border-line">
      <LastLine className="container-page py-4" />
    </footer>
  );
}

/** Light footer: promises above columns of links. */
export function FooterOne(): ReactElement {
  return (
    <footer className="mt-auto border-t border-line bg-tint">
      <div className="container-page">
        <Promises className="border-b border-line py-8" />
        <NewsletterFooterForm className="border-b border-line py-6" />
        <CachedFragment
          as="div"
          className="grid grid-cols-2 gap-x-6 gap-y-6 py-8 md:grid-cols-4"
          of={Columns}
          props={useColumns()}
        />
        <LastLine className="border-t border-line py-4" />
      </div>
    </footer>
  );
}

/** Editorial footer: large logo, thin lines. */
export function FooterTwo(): ReactElement {
  const { frame } = useApp();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="container-page">
        <Promises className="py-10" />
        <NewsletterFooterForm className="border-t border-line py-8" />
        <div className="grid gap-8 border-t border-line py-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <div>
            <Logo />
            <p className="mt-2 max-w-sm font-display text-xl text-muted">{frame.shop.tagline}</p>
          </div>
          <CachedFragment
            as="div"
            className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4"
            of={Columns}
            props={useColumns()}
          />
        </div>
        <LastLine className="border-t border-line py-4" />
      </div>
    </footer>
  );
}

/** Bold footer: a dark block with large corners. */
export function FooterThree(): ReactElement {
  return (
    <footer className="mt-auto">
      <div className="container-page pb-8">
        <Promises className="rounded-card bg-tint p-6 md:p-8" />
      </div>
      <div className="rounded-t-card bg-ink text-white [--ring:#fff]">
        <NewsletterFooterForm className="container-page pt-10" />
        <CachedFragment
          as="div"
          className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4"
          of={Columns}
          props={useColumns()}
        />
        <LastLine className="container-page pb-6" />
      </div>
    </footer>
  );
}
