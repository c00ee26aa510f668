import { TARGETS } from '../formats/targets';

/** Targets that only other shops' files use, or that duplicate another column. */
const NOT_EXPORTED = /^(property\d+_\w+|sale_\w+|weight_unit|length_unit|image_position|tags|slug(:\w+)?)$/;

/** Columns of the shop's own format, in order; attributes follow as `attribute:<code>`. */
export const EXPORT_COLUMNS: readonly string[] = TARGETS.filter(
  ({ name, group }) => group !== 'file' && !NOT_EXPORTED.test(name),
).map(({ name }) => name);
