import { CONSOLE_SUMMARIES } from './console-summaries';
import { STOREFRONT_SUMMARIES } from './storefront-summaries';

/** What a call outside of declared resources does, in plain English; empty for one that nobody has described. */
export function summaryOf(method: string, path: string): string {
  const call = `${method} ${path.split('/').slice(4).join('/')}`;
  return STOREFRONT_SUMMARIES[call] ?? CONSOLE_SUMMARIES[call] ?? '';
}

/** The lower-case words of a name, as in `fetchCartItems` and `order_detail`. */
export function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase());
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
