import { useTranslate } from '../../i18n/useTranslate';
import { useNumber } from '../../settings/format';
import { MAX_WHOLE, type VariantProblems } from './problems';
import type { TypedField } from './reducer';

/** The text of a cell's validation problem; the server's own message as it is. */
export function useProblemText(
  problem: VariantProblems[string] | undefined,
  field: TypedField | 'tier_prices',
): string | undefined {
  const translate = useTranslate();
  const number = useNumber();
  if (problem === undefined) return undefined;
  if (typeof problem === 'object') return problem.message;
  if (problem === 'money_invalid') return translate('stoa.field.money_invalid');
  const max = field in MAX_WHOLE ? number(MAX_WHOLE[field as keyof typeof MAX_WHOLE]) : '';
  return translate(`product.${problem}`, { max });
}
