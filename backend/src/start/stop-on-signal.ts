import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '../kernel/config';
import { Readiness } from '../kernel/health';

/** Milliseconds in which balancers notice and kept-alive clients are asked to leave, before the port closes. */
const FAREWELL = 1_000;

/** Ends the process without breaking off a request or a job: at the first signal in order, at the second at once. */
export function stopOnSignal(app: NestFastifyApplication): void {
  const logger = new Logger('Stop');
  const config = app.get(Config);
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.log(`${signal}: finishing what is under way`);
    app.get(Readiness, { strict: false }).drain();
    if (config.NODE_ENV === 'production') await new Promise((resolve) => setTimeout(resolve, FAREWELL));
    const impatience = setTimeout(
      () => {
        logger.error('not everything ended in time');
        process.exit(1);
      },
      config.SHUTDOWN_TIMEOUT * 1000 + 2 * FAREWELL,
    );
    impatience.unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
