import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { localDateTime } from '~/i18n/format';
import { whenIdle } from '~/ui/prefetching';
import { serverClockOffset } from './server-clock';
import { timeLeft, type TimeLeft } from './time-left';

/** Milliseconds after a deadline until the shop's pages surely show what follows it. */
const SETTLED = 2500;

/** What is left by the server's clock; null before it is known, and for ever where it can't be asked. */
function useTimeLeft(until: string): TimeLeft | null {
  const [left, setLeft] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let turn: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void serverClockOffset().then((offset) => {
      if (isGone || offset === null) return;
      const tick = () => {
        const rest = Date.parse(until) - Date.now() - offset;
        setLeft(rest);
        if (rest > 0) return;
        clearInterval(timer);
        turn = setTimeout(revalidate, SETTLED);
      };
      timer = setInterval(tick, 1000);
      tick();
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      clearTimeout(turn);
    };
  }, [until, revalidate]);
  return left === null ? null : timeLeft(left);
}

/** The deadline by the visitor's own clock; null until the browser, which alone knows that, prints it. */
function useLocalDeadline({ until, kind }: Pick<CountdownProps, 'until' | 'kind'>): string | null {
  const { t, frame } = useApp();
  const [text, setText] = useState<string | null>(null);
  useEffect(
    () =>
      // The first format of dates takes a phone a fiftieth of a second.
      whenIdle(() => {
        const at = localDateTime(frame.language).format(new Date(until));
        setText(t(`flash.${kind}Local`, { at }));
      }),
    [t, frame.language, until, kind],
  );
  return text;
}

interface CountdownProps {
  /** ISO time. */
  until: string;
  /** The deadline in words, in UTC. */
  text: string;
  /** Whether something ends then or starts. */
  kind: 'ends' | 'starts';
}

/** A deadline in words, and with scripts by the visitor's clock and with the figures that count down to it. */
export function Countdown({ until, text, kind }: CountdownProps): ReactElement {
  const { t } = useApp();
  const local = useLocalDeadline({ until, kind });
  const left = useTimeLeft(until);
  return (
    <div className="countdown">
      <time dateTime={until}>{local ?? text}</time>
      {left && (
        <ol className="countdown-units" aria-hidden="true">
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <li key={unit}>
              <b>{String(left[unit]).padStart(2, '0')}</b>
              <small>{t(`flash.${unit}`)}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
