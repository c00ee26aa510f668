/** JSON from memory, as the backend gives it to the storefront of its own process. */
class JsonAnswer extends Response {
  #content;

  constructor(content, init) {
    super(null, init);
    this.#content = content;
  }

  async json() {
    return JSON.parse(this.#content);
  }
}

/**
 * A transport for the storefront's server that asks a running shop once for each answer and gives it from memory from
 * then on, so that rendering and what surrounds it is measured, with a real shop's data.
 * @param {string} origin
 */
export function recordedApi(origin) {
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
    return new JsonAnswer(body, { status, headers: { 'content-type': type } });
  };
}
