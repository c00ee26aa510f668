import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AUDIENCES } from '@stoa/contracts';
import { completed } from './openapi/complete';

/** The OpenAPI description of every route, with what its declarations say beyond the framework's own reading. */
export function openApi(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Stoa API')
    .setDescription('Sign in under an audience and send the token from `data.token` as a bearer header.')
    .setVersion('1');
  for (const audience of AUDIENCES) builder.addBearerAuth({ type: 'http', scheme: 'bearer' }, audience);
  return completed(SwaggerModule.createDocument(app, builder.build()));
}

/** Serves the documentation at `/backend/docs`; the document is built when somebody first asks for it. */
export function mountDocs(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('backend/docs', app, () => (document ??= openApi(app)), {
    jsonDocumentUrl: 'backend/docs-json',
    customSiteTitle: 'Stoa API',
    swaggerOptions: { docExpansion: 'none', filter: true, persistAuthorization: true },
  });
}
