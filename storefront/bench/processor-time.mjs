const isTask = ({ name, ph, dur, tdur }) =>
  ph === 'X' && name.endsWith('RunTask') && dur > 0 && tdur !== undefined;
const byStart = (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0);

/** Tasks that are not part of another one, in order. */
function* outermost(events) {
  let end = 0;
  for (const event of events.filter(isTask)) {
    if (event.ts < end) continue;
    end = event.ts + event.dur;
    yield event;
  }
}

/** One thread's events, sorted by time; what happens within a task moves with it. */
function onlyProcessorTime(events) {
  const tasks = [...outermost(events)].map(({ ts, dur, tdur }) => ({
    ts,
    end: ts + dur,
    part: Math.min(1, tdur / dur),
  }));
  let next = 0;
  return events.map((event) => {
    while (tasks[next] && tasks[next].end <= event.ts) next += 1;
    const task = tasks[next];
    if (!task || event.ts < task.ts) return event;
    const ts = Math.round(task.ts + (event.ts - task.ts) * task.part);
    return event.dur
      ? { ...event, ts, dur: Math.max(1, Math.floor(event.dur * task.part)) }
      : { ...event, ts };
  });
}

/**
 * The events of a trace as if each task had a core of its own: it begins when it did and lasts its processor time. A task's
 * duration also contains its waiting for a core, which says more about the machine than about the page, and for other
 * threads of the browser.
 * @param {object[]} events of a trace of Chromium, in microseconds, tasks with their processor time (`tdur`)
 * @throws {Error} if no task has one, which would compare the trace with itself
 */
export function withoutWaiting(events) {
  if (!events.some((event) => isTask(event) && event.tdur > 0))
    throw new Error('The trace has no processor times');
  const threads = new Map();
  for (const event of events) {
    const thread = `${event.pid}:${event.tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push(event);
  }
  return [...threads.values()].flatMap((thread) => onlyProcessorTime(thread.toSorted(byStart)));
}
