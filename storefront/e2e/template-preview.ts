import type { Operator } from './operator';

/** Numbers of the storefront's templates. */
export const TEMPLATES = [1, 2, 3] as const;

const SLOTS = ['template', 'header', 'footer', 'card', 'banner', 'gallery'];

/** A token that shows the shop with other theme settings, as `theme_preview` of an address. */
export async function previewWith(operator: Operator, values: object): Promise<string> {
  const { token } = await operator.call<{ token: string }>('POST', 'themeSettings/preview', { values });
  return token;
}

/** A token that shows the shop in a template with all its parts. */
export const previewOf = (operator: Operator, template: (typeof TEMPLATES)[number]): Promise<string> =>
  previewWith(operator, Object.fromEntries(SLOTS.map((slot) => [slot, slot + String(template)])));
