/** What a process says to its thread: make the next piece; here is input that you asked for, null after the last. */
export type ToThread<In> = { type: 'next' } | { type: 'input'; items: In[] | null };

/** What a thread says to its process: give me input; here is the piece that you asked for. */
export type FromThread<Out> = { type: 'more' } | { type: 'piece'; result: IteratorResult<Out, undefined> };
