import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';

/** In place of the home page's sections while the shop has nothing to show. */
export function NothingYet(): ReactElement {
  const { t, frame } = useApp();
  const { name } = frame.shop;
  return (
    <div className="home-section container-page">
      <EmptyState
        icon="store"
        title={t('home.empty')}
        text={t('home.emptyText')}
        action={
          frame.isMultiVendor
            ? { label: t('selling.title', { shop: name }), href: '/become-a-vendor' }
            : { label: t('contact.title'), href: '/contact' }
        }
      />
    </div>
  );
}
