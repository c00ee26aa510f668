/** Fails: nothing calls it while single fetch is off. */
function refuse(): never {
  throw new Error('Single fetch is off');
}

/** Replace `turbo-stream` in the browser: only Remix's single fetch uses it, which is turned off. */
export { refuse as decode, refuse as encode };
