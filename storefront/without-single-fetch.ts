/** Fails: nothing calls it while single fetch is off. */
function refuse(): never {
  throw new Error('Single fetch is off');
}

/** Replace `turbo-stream` and, in the browser, Remix's own single fetch, which is turned off. */
export {
  refuse as decode,
  refuse as decodeViaTurboStream,
  refuse as encode,
  refuse as getSingleFetchDataStrategy,
  refuse as singleFetchUrl,
  refuse as StreamTransfer,
};
