// `npm start`: installs if needed, builds stale workspaces, then runs the whole shop as one process.
import './workspace/node-version.mjs';
import { join } from 'node:path';
import * as util from 'node:util';
import { buildOrExit } from './workspace/build.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { CACHE } from './workspace/layout.mjs';
import { become } from './workspace/processes.mjs';
import { SHOP_COMMAND, SHOP_ENVIRONMENT } from './workspace/shop-command.mjs';

const USAGE = `npm start -- [--port <number>] [--no-seed]
  --port     the port to listen on (or the variable PORT; 3000 by default)
  --no-seed  start without the demo shop (or the variable SEED=minimal)
Every other setting is an environment variable: see README.md, "Configuration".`;

function readOptions() {
  try {
    return util.parseArgs({
      options: {
        port: { type: 'string' },
        'no-seed': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const options = readOptions();
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}

await installIfNeeded();
await buildOrExit();

// From Node 22 on, what V8 compiled is kept for the next start.
const NODE_COMPILE_CACHE = join(CACHE, 'compiled');
const env = { NODE_ENV: 'production', NODE_COMPILE_CACHE, ...SHOP_ENVIRONMENT, ...process.env };
if (options.port !== undefined) env.PORT = options.port;
if (options['no-seed']) env.SEED = 'minimal';
become(SHOP_COMMAND, env);
