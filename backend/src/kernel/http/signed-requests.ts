import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Route configuration of calls whose signature covers the body as it was sent. */
interface SignedRoute {
  isSigned: true;
}

const bodies = new WeakMap<FastifyRequest, string>();

/** A handler for other servers, which sign their requests: its JSON body is also kept as it was sent. */
export function SignedRequest(): MethodDecorator {
  return RouteConfig({ isSigned: true } satisfies SignedRoute);
}

/** Whether a route takes signed requests; these need no credentials of an API client. */
export function isSignedRoute({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as Partial<SignedRoute> | undefined)?.isSigned === true;
}

/** Keeps the text of a body until the request ends, on routes that need it. */
export function keepSignedBody(request: FastifyRequest, text: string): void {
  if (isSignedRoute(request)) bodies.set(request, text);
}

/** Headers and exact body of a signed request. */
export function signedRequestOf(request: FastifyRequest): {
  headers: Record<string, string | undefined>;
  body: string;
} {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  return { headers, body: bodies.get(request) ?? '' };
}
