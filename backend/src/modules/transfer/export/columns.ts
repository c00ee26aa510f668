import { TARGETS } from '../formats/targets';

/** Targets that only other shops' files use, or that duplicate another column. */
const NOT_EXPORTED =
  /^(property\d+_\w+|id|parent|variations|properties|language|sale_price|weight_unit|length_unit|tags|slug(:\w+)?)$/;

/** Columns of the shop's own format, in order; attributes follow as `attribute:<code>`. */
export const EXPORT_COLUMNS: readonly string[] = TARGETS.map(({ name }) => name).filter(
  (name) => !NOT_EXPORTED.test(name),
);
