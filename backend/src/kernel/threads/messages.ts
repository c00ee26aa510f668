/** Messages to a thread: produce the next piece; input that it requested, null after the last. */
export type ToThread<In> = { type: 'next' } | { type: 'input'; items: In[] | null };

/** Messages from a thread: request for input; the requested piece. */
export type FromThread<Out> = { type: 'more' } | { type: 'piece'; result: IteratorResult<Out, undefined> };
