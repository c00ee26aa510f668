/** What sends the requests; its version is that of the client's only dependency. */
const OPENAPI_FETCH = '0.17.0';

/** The files of the client's package beside its types. */
export function packageFiles(document) {
  return {
    'package.json': `${JSON.stringify(manifest(document), null, 2)}\n`,
    'index.js': code(document.components.parameters),
    'index.d.ts': DECLARATIONS,
    'README.md': README,
  };
}

const manifest = ({ info }) => ({
  name: '@stoa/api-client',
  version: `${info.version}.0.0`,
  description: 'A typed client of the Stoa API.',
  license: info.license.name,
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './openapi.json': './openapi.json' },
  dependencies: { 'openapi-fetch': OPENAPI_FETCH },
});

/** The headers are called as the document calls them. */
const code = ({
  Language,
  Currency,
  Session,
  ConsumerKey,
  ConsumerSecret,
}) => `import createClient from 'openapi-fetch';

/** A client of one shop; what is left out of the options is not sent. */
export function createStoaClient({ baseUrl, token, ...options }) {
  const headers = {
    authorization: token && \`Bearer \${token}\`,
    '${Language.name}': options.language,
    '${Currency.name}': options.currency,
    '${Session.name}': options.session,
    '${ConsumerKey.name}': options.consumerKey,
    '${ConsumerSecret.name}': options.consumerSecret,
  };
  const given = Object.entries(headers).filter(([, value]) => value);
  return createClient({ baseUrl, headers: Object.fromEntries(given) });
}
`;

const DECLARATIONS = `import type { Client } from 'openapi-fetch';
import type { paths } from './schema.js';

export type { components, operations, paths } from './schema.js';

/** Where the shop is, and what goes with every request. */
export interface StoaClientOptions {
  /** Such as https://shop.example.com */
  baseUrl: string;
  /** \`data.token\` of \`auth/login\` */
  token?: string;
  language?: string;
  currency?: string;
  /** A guest's session: 64 letters and digits of the client's own making. */
  session?: string;
  consumerKey?: string;
  consumerSecret?: string;
}

/** A client of one shop. */
export declare function createStoaClient(options: StoaClientOptions): Client<paths>;
`;

const README = `# @stoa/api-client

\`\`\`ts
import { createStoaClient } from '@stoa/api-client';

const baseUrl = 'http://localhost:3000';
const guest = createStoaClient({ baseUrl });
const body = { email: 'admin@stoa.test', password: 'stoa-demo' };
const { data: session } = await guest.POST('/backend/api/admin/auth/login', { body });
const admin = createStoaClient({ baseUrl, token: session?.data.token });
const { data, error } = await admin.GET('/backend/api/admin/units', { params: { query: { range: '[0,9]' } } });
if (error) console.error(error.code, error.error);
else console.log(data.total, data.units);
\`\`\`
`;
