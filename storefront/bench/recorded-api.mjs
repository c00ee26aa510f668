/** JSON from memory, like the in-process responses of the backend. */
class JsonAnswer extends Response {
  #content;

  constructor(content, init) {
    super(null, init);
    this.#content = content;
  }

  async text() {
    return this.#content;
  }
}

/**
 * An API transport that requests each response from a running shop once and then serves it from memory, so
 * that only rendering and its overhead are measured, with real data.
 * @param {string} origin
 * @param {() => number | null} price Replaces the first price in each response, unless null.
 */
export function recordedApi(origin, price = () => null) {
  const answers = new Map();
  const record = async (path, init) => {
    const response = await fetch(new URL(path, origin), init);
    const { status, headers } = response;
    return { status, type: headers.get('content-type') ?? '', body: await response.text() };
  };
  // Replacing the price in a response is the benchmark's own work, so it is done once for each.
  const priced = new Map();
  const withPrice = (body, now) => {
    if (now === null) return body;
    const texts = priced.get(body) ?? new Map();
    priced.set(body, texts);
    if (!texts.has(now)) texts.set(now, body.replace(/"price":\d+/, `"price":${now}`));
    return texts.get(now);
  };
  return async (path, init = {}) => {
    const { authorization = '', 'accept-language': language = '' } = init.headers ?? {};
    const key = `${init.method ?? 'GET'} ${path} ${language} ${authorization}`;
    if (!answers.has(key)) answers.set(key, await record(path, init));
    const { status, type, body } = answers.get(key);
    return new JsonAnswer(withPrice(body, price()), { status, headers: { 'content-type': type } });
  };
}
