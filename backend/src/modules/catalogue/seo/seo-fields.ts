import { Text } from '../../../kernel/resource';

/** What search engines show as the heading of a record's page; its name where this is empty. */
export const SeoTitle = (): PropertyDecorator => Text({ max: 120, translated: true });

/** What search engines show below that heading. */
export const SeoDescription = (): PropertyDecorator => Text({ max: 320, translated: true });
