import type { Operator } from './operator';

/** Numbers of the storefront's templates. */
export const TEMPLATES = [1, 2, 3] as const;

const SLOTS = ['template', 'header', 'footer', 'card', 'banner', 'gallery'];

/** A token that shows the shop in a template, as `theme_preview` of an address. */
export async function previewOf(operator: Operator, template: (typeof TEMPLATES)[number]): Promise<string> {
  const values = Object.fromEntries(SLOTS.map((slot) => [slot, slot + String(template)]));
  const { token } = await operator.call<{ token: string }>('POST', 'themeSettings/preview', { values });
  return token;
}
