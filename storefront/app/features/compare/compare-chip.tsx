import { useLocation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { compareHref, useCompared } from './comparing';

/** Leads to the comparison once something was chosen for it; it floats, so that nothing moves when it comes. */
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
