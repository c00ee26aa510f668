import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AUDIENCES } from '@stoa/contracts';
import { DeclaredAccess } from '../kernel/access';
import { INTRODUCTION } from './openapi/introduction';

/** The OpenAPI document of every route, completed from the declarations. */
export function openApi(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Stoa API')
    .setDescription(INTRODUCTION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This shop')
    .setVersion('1');
  for (const audience of AUDIENCES) builder.addBearerAuth({ type: 'http', scheme: 'bearer' }, audience);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the descriptions of all answers are 2 MB that most processes never need
  const { completed } = require('./openapi/complete') as typeof import('./openapi/complete');
  // By method, until `completed` derives a public name from its response.
  const operationIdFactory = (controller: string, method: string): string => `${controller}.${method}`;
  const document = SwaggerModule.createDocument(app, builder.build(), { operationIdFactory });
  return completed(document, app.get(DeclaredAccess, { strict: false }).routes());
}

/** Serves the documentation at `/backend/docs`; the document is built at the first request. */
export function mountDocs(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('backend/docs', app, () => (document ??= openApi(app)), {
    jsonDocumentUrl: 'backend/docs-json',
    customSiteTitle: 'Stoa API',
    swaggerOptions: { docExpansion: 'none', filter: true, persistAuthorization: true },
  });
}
