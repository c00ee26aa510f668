import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ShopView } from './shop-view';

interface DeliveryFormProps {
  delivery: NonNullable<ShopView['delivery']>;
  path: string;
}

/** Where the goods are to go: a list of countries and a button, so that choosing with the keyboard loads nothing yet. */
export function DeliveryForm({ delivery, path }: DeliveryFormProps): ReactElement {
  const { t } = useApp();
  return (
    <form action={path} className="facet-group">
      <label className="block">
        <span className="mb-2 block text-[0.9375rem] font-semibold">{t('shop.facet.delivers_to')}</span>
        {delivery.keep.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span className="flex items-center gap-2">
          <select name="delivers_to" className="input min-w-0 flex-1" defaultValue={delivery.chosen}>
            <option value="">{t('shop.anywhere')}</option>
            {delivery.places.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <button className="btn btn-quiet min-w-11 px-3!" aria-label={t('shop.applyPlace')}>
            <Icon name="next" className="mirror size-4" />
          </button>
        </span>
      </label>
      <p className="mt-2 text-sm text-muted">{t('shop.deliversToHint')}</p>
    </form>
  );
}
