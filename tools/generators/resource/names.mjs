// The names of a resource, all derived from its plural.
import { names } from '@nx/devkit';

/** Every form of the name for code, URLs and tables. */
export function namesOf(plural, singular = singularOf(plural)) {
  const [many, one] = [names(plural), names(singular)];
  return {
    plural,
    singular,
    className: one.className,
    constant: one.constantName,
    variable: many.propertyName,
    path: plural.replaceAll('-', '_'),
    idParam: `${singular.replaceAll('-', '_')}_id`,
    lookup: `${many.propertyName}Active`,
    label: { one: humanised(singular), many: humanised(plural) },
  };
}

function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(plural)) return plural.slice(0, -2);
  if (plural.endsWith('s') && !plural.endsWith('ss')) return plural.slice(0, -1);
  throw new Error(`What is one of “${plural}” called? Say --singular.`);
}

/** `gift_cards`, `brand_id` or `starts_at` as a label. */
export function humanised(name) {
  const words = name
    .replace(/^is_|_(id|at)$/g, '')
    .split(/[-_]/)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
