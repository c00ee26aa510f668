import { StateChip } from '../fields/StateChip';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { useSchema } from '../schema/SchemaContext';

/** Status changes labelled by a verb, as the status alone does not tell who acts next. */
const VERBS: Readonly<Record<string, TextKey>> = { 'products pending': 'stoa.new_product.submit' };

/** A target status as a menu shows it. */
export function MoveName({ status }: { status: string }) {
  const { page } = useSchema();
  const translate = useTranslate();
  const verb = VERBS[`${page} ${status}`];
  return verb ? <>{translate(verb)}</> : <StateChip value={status} />;
}
