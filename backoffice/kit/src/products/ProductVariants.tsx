import type { CurrencyFacts, ProductRecord } from '@stoa/contracts';
import { Alert, Button } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { useLeaving } from '../layout/useLeaveWarning';
import { SavedFields } from '../screens/form/SavedFields';
import { useCurrency } from '../settings/useShopSettings';
import { ProductFrame } from './ProductFrame';
import { SaveFailure } from './SaveFailure';
import { StepBar } from './StepBar';
import { stepAddress } from './steps';
import { type EditorProps, useProductDraft } from './useProductDraft';
import { AxesEditor } from './variants/AxesEditor';
import { draftOf, type VariantsDraft } from './variants/draft';
import { problemsOf } from './variants/problems';
import { mergedProblems, refusedCells } from './variants/refused-cells';
import { editVariants, type VariantAction } from './variants/reducer';
import { SpecificationsEditor } from './variants/SpecificationsEditor';
import { useAttributes, useAttributeValues } from './variants/useAttributes';
import { useSaveVariants } from './variants/useSaveVariants';
import { VariantGrid } from './variants/VariantGrid';

/** Step 2: options, variants with prices and stock, and specifications. */
export function ProductVariants() {
  return (
    <ProductFrame step="variants">
      {(product, reload) => <Editor product={product} reload={reload} />}
    </ProductFrame>
  );
}

/** The draft of the variants, changed by step 2's actions. */
function useVariantsDraft(props: EditorProps) {
  const currency = useCurrency();
  const begin = useCallback((product: ProductRecord) => draftOf(product, currency), [currency]);
  const { edit, ...held } = useProductDraft(props, begin);
  const dispatch = useCallback((action: VariantAction) => edit((now) => editVariants(now, action)), [edit]);
  return { ...held, dispatch, currency };
}

/** Saves a valid draft; validation problems are shown from the first attempt on. */
function useSubmit(
  product: ProductRecord,
  draft: VariantsDraft,
  currency: CurrencyFacts,
  onSaved: () => Promise<void>,
) {
  const [isSubmitted, setSubmitted] = useState(false);
  const problems = useMemo(() => problemsOf(draft, product, currency), [currency, draft, product]);
  const { save, saving, refusal } = useSaveVariants(product, currency, onSaved);
  const refused = useMemo(() => (refusal ? refusedCells(refusal, draft) : {}), [draft, refusal]);
  const notify = useNotify();
  const submit = async (dirty: boolean, then?: () => void) => {
    setSubmitted(true);
    // The fields may be far above the button.
    if (Object.keys(problems).length > 0) return notify('ra.message.invalid_form', { type: 'error' });
    if (!dirty || (await save(draft))) then?.();
  };
  const shown = useMemo(
    () => (isSubmitted ? mergedProblems(problems, refused) : {}),
    [isSubmitted, problems, refused],
  );
  return { problems: shown, submit, saving, failure: refusal?.error };
}

function Editor({ product, reload }: EditorProps) {
  const { base, draft, dispatch, isDirty, currency, renew } = useVariantsDraft({ product, reload });
  const attributes = useAttributes();
  const axisIds = draft.axes.map(({ attribute_id }) => attribute_id);
  const values = useAttributeValues([
    ...axisIds,
    ...draft.specifications.map(({ attribute_id }) => attribute_id),
  ]);
  const { problems, submit, saving, failure } = useSubmit(base, draft, currency, renew);
  const leave = useLeaving(isDirty, stepAddress(product.id, 'pictures'));

  const hasOptions = product.type === 'variable' || draft.axes.length > 0;
  const skuOf = (ids: number[]) => skuFor(product.slug, ids.map(values.label));

  return (
    <>
      {failure && <SaveFailure error={failure} onLoad={() => void renew()} />}
      <SavedFields saving={saving}>
        {hasOptions ? (
          <AxesEditor
            axes={draft.axes}
            attributes={attributes}
            values={values}
            onChange={(axes) => dispatch({ type: 'axes', axes, skuOf })}
          />
        ) : (
          <NoAxes product={product} />
        )}
        <VariantGrid variants={draft.variants} values={values} problems={problems} dispatch={dispatch} />
        <SpecificationsEditor
          specifications={draft.specifications}
          attributes={attributes.filter(({ id }) => !axisIds.includes(id))}
          values={values}
          onChange={(specifications) => dispatch({ type: 'specifications', specifications })}
        />
      </SavedFields>
      <StepBar
        dirty={isDirty}
        saving={saving}
        onSave={() => void submit(isDirty)}
        onSaveAndGo={() => void submit(isDirty, leave)}
      />
    </>
  );
}

/** Only variable products have options (domain.md §4); links to the step that sets the type. */
function NoAxes({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const toBasics = (
    <Button color="inherit" size="small" component={Link} to={stepAddress(product.id, 'basics')}>
      {translate('product.to_type')}
    </Button>
  );
  return (
    <Alert severity="info" action={toBasics}>
      {translate('product.no_axes')}
    </Alert>
  );
}

/** Default SKU of a new variant: Latin letters and digits of the slug and the option values, not yet unique. */
function skuFor(slug: string, labels: string[]): string {
  const part = (text: string, max: number) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '')
      .slice(0, max);
  return [part(slug, 10), ...labels.map((label) => part(label, 6))].filter(Boolean).join('-');
}
