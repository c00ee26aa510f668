import { useTranslate } from 'react-admin';
import { StateChip } from '../fields/StateChip';
import { useSchema } from '../schema/SchemaContext';

/** Moves that are called by what they do, as the status alone doesn't say whose turn it is then. */
const VERBS: Readonly<Record<string, string>> = { 'products pending': 'stoa.new_product.submit' };

/** A move to a status as a menu offers it. */
export function MoveName({ status }: { status: string }) {
  const { page } = useSchema();
  const translate = useTranslate();
  const verb = VERBS[`${page} ${status}`];
  return verb ? <>{translate(verb)}</> : <StateChip value={status} />;
}
