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
  return async (path, init = {}) => {
    const { authorization = '', 'accept-language': language = '' } = init.headers ?? {};
    const key = `${init.method ?? 'GET'} ${path} ${language} ${authorization}`;
    if (!answers.has(key)) answers.set(key, await record(path, init));
    const { status, type, body } = answers.get(key);
    const now = price();
    return new JsonAnswer(now === null ? body : body.replace(/"price":\d+/, `"price":${now}`), {
      status,
      headers: { 'content-type': type },
    });
  };
}
