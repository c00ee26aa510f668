import { Fragment, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Swatch } from '~/features/catalogue/swatch';
import { CachedPart } from '~/ui/deferred-hydration';
import { choiceField, availabilityOf, type AxisView, type OptionAvailability } from './choice';
import type { ProductView } from './product-view';
import type { Chosen } from './use-choice';

interface ValueProps {
  axis: AxisView;
  value: AxisView['values'][number];
  at: OptionAvailability;
  isChosen: boolean;
  onPick: () => void;
}

function Value({ axis, value, at, isChosen, onPick }: ValueProps): ReactElement {
  const { t } = useApp();
  const { id, label, swatch } = value;
  const field = `option-${axis.code}-${id}`;
  const title = at === 'open' ? undefined : t(`product.option.${at}`, { option: label });
  return (
    <Fragment>
      <input
        type="radio"
        id={field}
        name={choiceField(axis.code)}
        value={id}
        checked={isChosen}
        onChange={onPick}
        aria-label={title}
        className="sr-only"
      />
      <label htmlFor={field} className="option" data-state={at} title={title}>
        {axis.isColor && swatch && <Swatch color={swatch} />}
        {label}
      </label>
    </Fragment>
  );
}

interface AxisProps {
  axis: AxisView;
  /** Availability of the axis's values, in their order. */
  states: readonly OptionAvailability[];
  /** Id of the chosen value; null if none is. */
  chosen: number | null;
  /** Whether a submit had this option missing. */
  isMissing: boolean;
  onPick: (value: number) => void;
}

function AxisField({ axis, states, chosen, isMissing, onPick }: AxisProps): ReactElement {
  const { t } = useApp();
  const value = axis.values.find(({ id }) => id === chosen);
  return (
    <fieldset aria-describedby={isMissing ? `missing-${axis.code}` : undefined}>
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
        {axis.values.map((each, at) => (
          <Value
            key={each.id}
            axis={axis}
            value={each}
            at={states[at] ?? 'apart'}
            isChosen={each.id === chosen}
            onPick={() => onPick(each.id)}
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
}

interface OptionFieldsProps {
  view: ProductView;
  chosen: Chosen;
  /** Whether a submit had options missing. */
  isIncomplete: boolean;
}

/**
 * The options as fields of the buy form, so that it always posts the current choice. Unavailable values are
 * struck through but can be chosen: the other options stay unchanged.
 */
export function OptionFields({ view, chosen, isIncomplete: isRequired }: OptionFieldsProps): ReactElement {
  return (
    <>
      {view.axes.map((axis, at) => (
        <CachedPart key={axis.code}>
          <AxisField
            axis={axis}
            states={axis.values.map(({ id }) => availabilityOf(view, chosen.choice, at, id))}
            chosen={chosen.choice[at] ?? null}
            isMissing={isRequired && (chosen.choice[at] ?? null) === null}
            onPick={(value) => chosen.pick(at, value)}
          />
        </CachedPart>
      ))}
    </>
  );
}
