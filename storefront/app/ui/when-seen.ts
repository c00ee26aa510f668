import { whenIdle } from './prefetching';

/** Runs a task once an element is in view and the browser is idle; the returned function cancels it. */
export function whenSeen(element: Element, task: () => void): () => void {
  let cancelTask = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    cancelTask = whenIdle(task);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelTask();
  };
}
