import type { ReactElement } from 'react';
import { Swatch } from '~/features/catalogue/swatch';
import { useApp } from '~/features/frame/app-context';
import { CachedFragment } from '~/ui/cached-fragment';
import { Icon } from '~/ui/icons';
import { DeliveryForm } from './delivery-form';
import { PriceForm } from './price-form';
import type { FacetView, ShopView } from './shop-view';

/** Values of a facet before the rest are collapsed. */
const OPEN = 6;
/** Facets that are expanded by default. */
const OPEN_FACETS = 4;

interface ValuesProps {
  links: FacetView['links'];
}

function Values({ links }: ValuesProps): ReactElement {
  return (
    <ul>
      {links.map(({ value, label, count, href, selected, swatch }) => (
        // Not by its address, which a click changes: a new element would not have the focus.
        <li key={value}>
          <a
            href={href}
            rel="nofollow"
            className="facet"
            aria-current={selected || undefined}
            data-keep-scroll=""
          >
            <span className="facet-box">{selected && <Icon name="check" className="size-3.5" />}</span>
            {swatch && <Swatch color={swatch} />}
            <span className="min-w-0 flex-1">{label}</span>
            <span className="text-sm text-muted">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FacetGroupProps {
  facet: FacetView;
  more: string;
  isOpen: boolean;
}

function FacetGroup({ facet, more, isOpen }: FacetGroupProps): ReactElement {
  const rest = facet.links.slice(OPEN);
  return (
    <details className="facet-group" open={isOpen}>
      <summary>
        <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{facet.label}</h3>
        <Icon name="down" className="size-4" />
      </summary>
      <Values links={facet.links.slice(0, OPEN)} />
      {rest.length > 0 && (
        <details open={rest.some(({ selected }) => selected)}>
          <summary className="inline-flex min-h-11 min-w-11 items-center text-sm font-medium text-primary-text underline">
            {more}
          </summary>
          <Values links={rest} />
        </details>
      )}
    </details>
  );
}

/** All filters of the list: facet links, price and delivery place; they work without scripts. */
export function Facets({ view, path }: { view: ShopView; path: string }): ReactElement {
  const { t } = useApp();
  const moreOf = ({ links }: FacetView) => t('shop.more', { count: Math.max(links.length - OPEN, 0) });
  return (
    <>
      {view.facets.map((facet, index) => {
        const isOpen = index < OPEN_FACETS || facet.links.some(({ selected }) => selected);
        const props = { facet, more: moreOf(facet), isOpen };
        return <CachedFragment key={facet.param} as="div" of={FacetGroup} props={props} />;
      })}
      {view.price && <PriceForm price={view.price} path={path} />}
      {view.delivery && (
        <DeliveryForm key={`${view.delivery.country}-${view.delivery.state}`} delivery={view.delivery} />
      )}
    </>
  );
}
