import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Anonymous } from '../access';
import { Failure } from '../http';
import { Metrics } from './metrics';
import { MetricsAccess } from './metrics-access';
import { Readiness, type Report } from './readiness';

/** Endpoints for load balancers and Prometheus. */
@ApiExcludeController()
@Anonymous()
@Controller('backend')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly access: MetricsAccess,
  ) {}

  @Get('health/live')
  live(): { live: true } {
    return { live: true };
  }

  @Get('health/ready')
  async ready(): Promise<Report> {
    return answered(await this.readiness.report());
  }

  @Get('metrics')
  async numbers(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.access.allows(request)) throw Failure.notFound('page');
    const { type, body } = await this.metrics.text();
    await reply.type(type).send(body);
  }
}

/** A negative report is a 503. */
function answered(report: Report): Report {
  if (report.ready) return report;
  throw new Failure(503, 'not_ready', 'This server is not accepting requests right now.', undefined, {
    ...report,
  });
}
