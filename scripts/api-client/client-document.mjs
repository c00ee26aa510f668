/** The document as a client's types need it: what the client sends with every request, and what every call can fail with, is stated once. */
export function clientDocument(document) {
  const paths = mapped(document.paths, (item) => mapped(item, (operation) => clientOperation(operation)));
  const responses = { ...document.components.responses, Failure: FAILURE };
  return withoutExamples({ ...document, paths, components: { ...document.components, responses } });
}

const FAILURE = {
  description: 'Any other failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** Components of headers that the client is given once. */
const SENT_ALWAYS = /\/parameters\/(Language|Currency|Session|ConsumerKey|ConsumerSecret)$/;
/** Components of failures whose codes are not an operation's own. */
const SHARED_FAILURE = /\/responses\/Failure\d+$/;

function clientOperation(operation) {
  const own = Object.entries(operation.responses).filter(([, { $ref }]) => !SHARED_FAILURE.test($ref));
  return {
    ...operation,
    parameters: operation.parameters.filter(({ $ref }) => !SENT_ALWAYS.test($ref)),
    responses: Object.fromEntries([...own, ['default', { $ref: '#/components/responses/Failure' }]]),
  };
}

const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Types have no use for examples, and the client hands headers on as they are. A field may be named like either. */
function withoutExamples(value, isNames = false) {
  if (Array.isArray(value)) return value.map((one) => withoutExamples(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isNames || (key !== 'example' && key !== 'headers'));
  return Object.fromEntries(
    kept.map(([key, one]) => [key, withoutExamples(one, !isNames && NAMED.has(key))]),
  );
}

/** What holds parts by names of their own. */
const NAMED = new Set(['properties', 'schemas', 'responses', 'parameters', 'paths']);
