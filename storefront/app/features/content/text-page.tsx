import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { ownAddress } from '~/features/frame/structured-data';
import { JsonLd } from '~/ui/json-ld';
import { PageHead } from '~/ui/page-head';

/** View model of a text page. */
export interface TextView {
  title: string;
  /** Sanitised HTML. */
  body: string;
  path: string;
  /** Time of the last change: ISO 8601, and formatted; a null text is not shown. */
  changed: { iso: string; text: string | null };
  /** Formatted date from which it is effective. */
  effective: string | null;
}

/** One of the shop's documents, or one of the operator's own pages. */
export function TextPage({ view, type }: { view: TextView; type: 'AboutPage' | 'WebPage' }): ReactElement {
  const { t, frame } = useApp();
  const { title, body, path, changed, effective } = view;
  const data = {
    '@type': type,
    name: title,
    url: ownAddress(frame, path),
    inLanguage: frame.language,
    dateModified: changed.iso,
  };
  return (
    <div className="container-page pb-12">
      <JsonLd of={() => data} />
      <PageHead title={title} trail={[{ name: title, href: path }]}>
        {changed.text && (
          <p className="mt-1 text-sm text-muted">
            {effective && <>{t('content.effective', { date: effective })} · </>}
            <time dateTime={changed.iso}>{t('content.updated', { date: changed.text })}</time>
          </p>
        )}
      </PageHead>
      <div className="rich rich-page" dir="auto" dangerouslySetInnerHTML={{ __html: body }} />
    </div>
  );
}
