/** Longer tasks delay the answer to an interaction. */
const LONG_MS = 50;
const isTask = ({ name, ph }) => ph === 'X' && name.endsWith('RunTask');
const byStart = (one, other) => one.ts - other.ts || other.dur - one.dur;

/** Tasks that are not part of another one. */
function* outermost(tasks) {
  let end = 0;
  for (const task of tasks.toSorted(byStart)) {
    if (task.ts < end) continue;
    end = task.ts + task.dur;
    yield task;
  }
}

/**
 * Total blocking time of a trace by the processor time of the page's tasks after the first contentful paint, in
 * milliseconds. Lighthouse counts a task's waiting for a core too, which says more about the machine than about the page.
 * @param {object[]} events of a trace with `tdur`
 * @param {number} slowdown by which the processor is slower than this one
 */
export function blockingTime(events, slowdown) {
  const page = events.findLast(
    ({ name, args }) => name === 'navigationStart' && /^http/.test(args?.data?.documentLoaderURL ?? ''),
  );
  const onPage = events.filter(({ pid, ts }) => pid === page?.pid && ts >= page.ts);
  const painted = onPage.find(({ name }) => name === 'firstContentfulPaint');
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === page?.pid && args.name === 'CrRendererMain',
  );
  if (!painted || !thread) throw new Error('The trace has no painted page');
  const tasks = onPage.filter((event) => isTask(event) && event.tid === thread.tid && event.ts > painted.ts);
  if (!tasks.some(({ tdur }) => tdur > 0)) throw new Error('The trace has no processor times');
  const blocking = [...outermost(tasks)].map(({ tdur = 0 }) =>
    Math.max(0, (tdur / 1000) * slowdown - LONG_MS),
  );
  return blocking.reduce((sum, time) => sum + time, 0);
}
