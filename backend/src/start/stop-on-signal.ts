import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '../kernel/config';
import { Readiness } from '../kernel/health';

/** Milliseconds for load balancers and keep-alive clients to leave before the port closes. */
const DRAIN_DELAY = 1_000;

/** Graceful shutdown at the first signal: in-flight requests and jobs finish; the second exits at once. */
export function stopOnSignal(app: NestFastifyApplication): void {
  const logger = new Logger('Stop');
  const config = app.get(Config);
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.log(`${signal}: finishing what is under way`);
    app.get(Readiness, { strict: false }).drain();
    if (config.NODE_ENV === 'production') await new Promise((resolve) => setTimeout(resolve, DRAIN_DELAY));
    const impatience = setTimeout(
      () => {
        logger.error('not everything ended in time');
        process.exit(1);
      },
      config.SHUTDOWN_TIMEOUT * 1000 + 2 * DRAIN_DELAY,
    );
    impatience.unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
