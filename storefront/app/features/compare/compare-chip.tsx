import { useLocation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { compareHref, useCompared } from './comparing';

/** Floating link to the comparison once a product is in it; floating, so that it causes no layout shift. */
export function CompareChip(): ReactElement | null {
  const { t } = useApp();
  const { pathname } = useLocation();
  const ids = useCompared();
  if (ids.length === 0 || /^\/compare\/?$/i.test(pathname)) return null;
  return (
    <a href={compareHref(ids)} className="btn compare-chip">
      <Icon name="compare" className="size-4" />
      {t('compare.link', { number: ids.length })}
    </a>
  );
}
