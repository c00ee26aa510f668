import { Text } from '../../../kernel/resource';

/** Column for the page title in search results; falls back to the record's name. */
export const SeoTitle = (): PropertyDecorator => Text({ max: 120, translated: true });

/** Column for the meta description in search results. */
export const SeoDescription = (): PropertyDecorator => Text({ max: 320, translated: true });
