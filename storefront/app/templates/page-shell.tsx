import { useLocation } from '@remix-run/react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AccountLink, CartLink } from '~/features/frame/parts';
import { Icon } from '~/ui/icons';
import { useLinks } from '~/ui/links';
import { ProgressBar } from '~/ui/progress-bar';
import { Toaster } from '~/ui/toaster';
import { footers, headers } from './registry';

/** The bar under the thumb on phones, part of the bold template. */
function BottomBar(): ReactElement {
  const { t } = useApp();
  return (
    <nav className="bottom-bar" aria-label={t('frame.quickLinks')}>
      <a href="/" className="tool">
        <Icon name="home" className="size-6" />
        <span className="tool-label">{t('frame.home')}</span>
      </a>
      <a href="/Shop" className="tool">
        <Icon name="grid" className="size-6" />
        <span className="tool-label">{t('frame.shop')}</span>
      </a>
      <CartLink />
      <AccountLink />
    </nav>
  );
}

/** Menus close once they have led somewhere, on Escape, and when the focus goes elsewhere. */
function useClosingMenus(): void {
  const { key } = useLocation();
  useEffect(() => {
    const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]');
    const closeAll = () => open().forEach((menu) => (menu.open = false));
    const onPointer = (event: Event) =>
      open().forEach((menu) => {
        if (!menu.contains(event.target as Node)) menu.open = false;
      });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      open().forEach((menu) => menu.querySelector('summary')?.focus());
      closeAll();
    };
    closeAll();
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [key]);
}

/** Header, page, footer of the chosen template, and what floats above them. */
export function PageShell({ children }: { children: ReactNode }): ReactElement {
  const { t, frame } = useApp();
  const Header = headers[frame.theme.header];
  const Footer = footers[frame.theme.footer];
  useClosingMenus();
  const prefetch = useLinks();
  return (
    <>
      <a href="#content" className="skip-link btn btn-primary">
        {t('frame.skip')}
      </a>
      <ProgressBar label={t('frame.loading')} />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 pb-(--section-gap) outline-none">
        {children}
      </main>
      <Footer />
      {frame.theme.template === 'template3' && <BottomBar />}
      <Toaster label={t('frame.messages')} />
      {prefetch}
    </>
  );
}
