import { Fragment, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Swatch } from '~/features/shop/facets';
import { choiceField, standing, type AxisView, type Standing } from './choice';
import type { ProductView } from './product-view';
import type { Chosen } from './use-choice';

interface ValueProps {
  axis: AxisView;
  value: AxisView['values'][number];
  at: Standing;
  isChosen: boolean;
  onPick: () => void;
}

function Value({ axis, value, at, isChosen, onPick }: ValueProps): ReactElement {
  const { t } = useApp();
  const { id, label, swatch } = value;
  const field = `option-${axis.code}-${id}`;
  const words = at === 'open' ? undefined : t(`product.option.${at}`, { option: label });
  return (
    <Fragment>
      <input
        type="radio"
        id={field}
        name={choiceField(axis.code)}
        value={id}
        checked={isChosen}
        onChange={onPick}
        aria-label={words}
        className="sr-only"
      />
      <label htmlFor={field} className="option" data-standing={at} title={words}>
        {axis.isColor && swatch && <Swatch color={swatch} />}
        {label}
      </label>
    </Fragment>
  );
}

interface OptionFieldsProps {
  view: ProductView;
  chosen: Chosen;
  /** Whether somebody wanted to buy before everything was chosen. */
  isAsked: boolean;
}

/**
 * The options as fields of the form that buys, so that it always posts what is chosen now. A value that can't be had
 * with the rest is struck through and may still be picked: nothing else changes for it.
 */
export function OptionFields({ view, chosen, isAsked }: OptionFieldsProps): ReactElement {
  const { t } = useApp();
  return (
    <>
      {view.axes.map((axis, at) => {
        const value = axis.values.find(({ id }) => id === chosen.choice[at]);
        const isMissing = isAsked && !value;
        return (
          <fieldset key={axis.code} aria-describedby={isMissing ? `missing-${axis.code}` : undefined}>
            <legend className="mb-1.5">
              {axis.name}
              {value ? (
                <>
                  : <b className="font-semibold">{value.label}</b>
                </>
              ) : (
                <span className="text-muted">: {t('product.notChosen')}</span>
              )}
            </legend>
            <div className="flex flex-wrap gap-2">
              {axis.values.map((each) => (
                <Value
                  key={each.id}
                  axis={axis}
                  value={each}
                  at={standing(view, chosen.choice, at, each.id)}
                  isChosen={each.id === chosen.choice[at]}
                  onPick={() => chosen.pick(at, each.id)}
                />
              ))}
            </div>
            {isMissing && (
              <p id={`missing-${axis.code}`} className="mt-1.5 text-sm font-medium text-sale" role="alert">
                {t('product.choose', { options: axis.name })}
              </p>
            )}
          </fieldset>
        );
      })}
    </>
  );
}
