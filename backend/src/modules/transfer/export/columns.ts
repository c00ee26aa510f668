import { TARGETS } from '../formats/targets';

/** Targets that only other shops' files have, or that another column says better. */
const NOT_EXPORTED =
  /^(property\d+_\w+|id|parent|variations|properties|language|sale_price|weight_unit|length_unit|tags|slug(:\w+)?)$/;

/** Columns of the shop's own format, in their order; properties follow, each under `attribute:<code>`. */
export const EXPORT_COLUMNS: readonly string[] = TARGETS.map(({ name }) => name).filter(
  (name) => !NOT_EXPORTED.test(name),
);
