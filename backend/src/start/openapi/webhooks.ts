import { WEBHOOK_EVENTS, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@stoa/contracts';
import { definedResources } from '../../kernel/resource';
import { recordOf, type Schema } from './record-schemas';
import { capital, wordsIn } from './summaries';

const header = (name: string, description: string, type: string): Schema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type },
});
const HEADERS = [
  header('webhook-id', 'The same in every attempt; also the body’s `id`.', 'string'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', 'integer'),
  header('webhook-signature', 'One or two signatures, `v1,` and base64, separated by a space.', 'string'),
];
const RESPONSES = {
  '2XX': { description: 'The event is delivered.' },
  '410': { description: 'The endpoint is gone and gets no further events.' },
  default: { description: 'The attempt has failed and is repeated.' },
};

/**
 * The requests that the shop sends to webhook endpoints, by event. OpenAPI 3.1 calls them `webhooks`; documents of
 * version 3.0, as this one is, have them as `x-webhooks`.
 */
export function webhookRequests(): Record<WebhookEventType, object> {
  const requests = WEBHOOK_EVENT_TYPES.map((type) => [type, { post: requestOf(type) }] as const);
  return Object.fromEntries(requests) as Record<WebhookEventType, object>;
}

function requestOf(type: WebhookEventType): object {
  const words = wordsIn(type.replace('.', '-'));
  const path = WEBHOOK_EVENTS[type];
  return {
    operationId: `on${words.map(capital).join('')}`,
    summary: capital(words.join(' ')),
    description: `\`data\` is the record as \`GET admin/${path}/{id}\` shows it, or its \`id\` alone if it is deleted or larger than 60 kB.`,
    security: [],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema: payloadOf(type, path) } } },
    responses: RESPONSES,
  };
}

function payloadOf(type: WebhookEventType, path: string): Schema {
  const resource = definedResources().find((one) => one.path === path);
  if (!resource) throw new Error(`${type} tells of ${path}, which is no resource`);
  const properties = {
    id: { type: 'string', example: 'evt_0d5d3f1b8a7c4e6f9a2b1c3d4e5f6a7b' },
    type: { type: 'string', enum: [type] },
    created_at: { type: 'string', format: 'date-time', description: 'When it happened.' },
    data: recordOf(resource.entity.name, 'admin').schema,
  };
  return { type: 'object', required: Object.keys(properties), properties };
}
