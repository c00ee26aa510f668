import type { Request } from 'autocannon';
import autocannon from 'autocannon';
import type { Load, Measurement } from './measure';
import { wire, wrongIn } from './measure';
import type { Journey, Step } from './scenario';

/** Results of the journeys in one measurement; times in milliseconds. */
class Log {
  readonly whole: number[] = [];
  readonly last: number[] = [];
  wrong = 0;
  firstWrong = '';
}

interface Underway<T> {
  state: T;
  began: number;
  sent: number;
}

/** Measurement of a whole journey, and of its last request alone. */
export interface JourneyMeasurement {
  whole: Measurement;
  last: Measurement;
  /** Processor time of the shop's process per journey, in microseconds. */
  cpu: number;
}

/**
 * Repeats a journey, with one simulated user per connection.
 * @param processorTime of the shop's process since its start, in microseconds
 */
export async function measureJourney<T>(
  { port, connections, seconds }: Load,
  journey: Journey<T>,
  processorTime: () => Promise<number>,
): Promise<JourneyMeasurement> {
  const log = new Log();
  const { steps, max } = journey;
  const requests = steps.map((step, place) => asRequest(journey, step, place, log));
  const limit = max ? { amount: max } : { duration: seconds };
  const load = { url: `http://127.0.0.1:${port}`, connections, requests, ...limit };
  const before = await processorTime();
  const result = await autocannon(load);
  const cpu = ((await processorTime()) - before) / log.whole.length;
  if (log.firstWrong) console.error(`${journey.name}: ${log.firstWrong}`);
  const failed = wrongIn(result) + log.wrong;
  const perSecond = log.whole.length / result.duration;
  const of = (times: number[]): Measurement => ({ perSecond, ...quantiles(times), failed });
  return { whole: of(log.whole), last: of(log.last), cpu };
}

function asRequest<T>(journey: Journey<T>, step: Step<T>, place: number, log: Log): Request {
  const isLast = place === journey.steps.length - 1;
  return {
    setupRequest: (request, context) => {
      const now = performance.now();
      if (place === 0) context.underway = { state: journey.begin(), began: now, sent: now };
      const underway = context.underway as Underway<T> | undefined;
      if (!underway) return null;
      underway.sent = now;
      return { ...request, ...wire(step.request(underway.state)) };
    },
    onResponse: (status, body, context) => {
      const underway = context.underway as Underway<T> | undefined;
      if (!underway) return;
      const now = performance.now();
      if (!accept(step, underway.state, status, body, log)) context.underway = undefined;
      else if (isLast) {
        log.whole.push(now - underway.began);
        log.last.push(now - underway.sent);
      }
    },
  };
}

/** Whether the response lets the journey continue; error statuses are counted by the load generator. */
function accept<T>(step: Step<T>, state: T, status: number, body: string, log: Log): boolean {
  try {
    if (status >= 300) throw new Error(`answered ${status}: ${body.slice(0, 300)}`);
    step.read?.(state, (JSON.parse(body) as { data: unknown }).data);
    return true;
  } catch (error) {
    if (status < 300) log.wrong++;
    log.firstWrong ||= `${step.name} ${error instanceof Error ? error.message : String(error)}`;
    return false;
  }
}

function quantiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: Math.round(at(0.5)), p99: Math.round(at(0.99)) };
}
