// A live line of running steps and their durations; plain lines without a terminal.
const LIVE = process.stdout.isTTY && !process.env.CI;
const running = new Map();
let timer;

/** A readable duration: `0.4 s`, `12 s`, `2 min 5 s`. */
export function seconds(ms) {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function paint() {
  const now = Date.now();
  const steps = [...running].map(
    ([name, since]) => `${name} ${seconds(Math.floor((now - since) / 1000) * 1000)}`,
  );
  process.stdout.write(`\r\x1b[K${steps.length > 0 ? `  … ${steps.join(' · ')}` : ''}`);
}

function print(line) {
  process.stdout.write(LIVE ? `\r\x1b[K${line}\n` : `${line}\n`);
}

/** Shows `name` while `work` runs, then its duration with a mark for `succeeded(result)`. */
export async function step(name, work, succeeded = (result) => result.code === 0) {
  const since = Date.now();
  running.set(name, since);
  if (LIVE) {
    timer ??= setInterval(paint, 200);
    paint();
  } else print(`  … ${name}`);
  try {
    const result = await work();
    print(`  ${succeeded(result) ? '✓' : '✗'} ${name} ${seconds(Date.now() - since)}`);
    return result;
  } finally {
    running.delete(name);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}
