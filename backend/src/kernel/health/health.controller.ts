import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../access';
import { Failure } from '../http';
import { Metrics } from './metrics';
import { Readiness, type Report } from './readiness';

/** What balancers and Prometheus ask. */
@ApiExcludeController()
@Public()
@Controller('backend')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
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
  async numbers(@Res() reply: FastifyReply): Promise<void> {
    const { type, body } = await this.metrics.text();
    await reply.type(type).send(body);
  }
}

/** A report that says no is a 503. */
function answered(report: Report): Report {
  if (report.ready) return report;
  throw new Failure(503, 'not_ready', 'This process takes no requests now.', undefined, { ...report });
}
