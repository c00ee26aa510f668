import { defineEvent } from '../../../kernel/events';

/** The nightly verification found that the books break rules. */
export const booksBroken = defineEvent<{ rules: string[] }>('insight.books-broken');
