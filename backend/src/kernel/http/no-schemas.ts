import type { FastifyServerOptions } from 'fastify';

const refuse = (): never => {
  throw new Error('Inputs are validated and outputs written by Nest: no route has a Fastify schema.');
};

/** Keeps Fastify from loading compilers of JSON schemas at the start: they are 350 files. */
export const NO_SCHEMAS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};
