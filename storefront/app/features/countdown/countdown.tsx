import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useApp } from '~/features/frame/app-context';
import { localDateTime } from '~/i18n/format';
import { whenSeen } from '~/ui/when-seen';
import { serverClockOffset } from './server-clock';
import { timeLeft, type TimeLeft } from './time-left';

/** Milliseconds after a deadline after which the server's responses surely reflect it. */
const SETTLED = 2500;

/** Time left by the server's clock; null until the clock is read, and if that fails. */
function useTimeLeft(until: string): TimeLeft | null {
  const [milliseconds, setLeft] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void serverClockOffset().then((offset) => {
      if (isGone || offset === null) return;
      const tick = () => {
        const rest = Date.parse(until) - Date.now() - offset;
        setLeft(rest);
        if (rest > 0) return;
        clearInterval(timer);
        timeout = setTimeout(revalidate, SETTLED);
      };
      timer = setInterval(tick, 1000);
      tick();
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      clearTimeout(timeout);
    };
  }, [until, revalidate]);
  return milliseconds === null ? null : timeLeft(milliseconds);
}

/**
 * The deadline in the visitor's time zone, which only the browser knows; null until the element is in view.
 */
function useLocalDeadline(
  place: RefObject<Element>,
  { until, local }: Pick<CountdownProps, 'until' | 'local'>,
): string | null {
  const { t, frame } = useApp();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    // The first date format takes a phone about 20 ms.
    const print = () => {
      const at = localDateTime(frame.language).format(new Date(until));
      setText(t(local, { at }));
    };
    return place.current ? whenSeen(place.current, print) : undefined;
  }, [place, t, frame.language, until, local]);
  return text;
}

interface CountdownProps {
  /** ISO time. */
  until: string;
  /** The deadline as text, in UTC. */
  text: string;
  /** Key of the text with the deadline in the visitor's time zone. */
  local: 'flash.endsLocal' | 'flash.startsLocal' | 'result.pay.untilLocal';
}

/** A deadline as text; with scripts in the visitor's time zone, with a countdown. */
export function Countdown({ until, text, local }: CountdownProps): ReactElement {
  const { t } = useApp();
  const place = useRef<HTMLTimeElement>(null);
  const inZone = useLocalDeadline(place, { until, local });
  const timeLeft = useTimeLeft(until);
  return (
    <div className="countdown">
      <time ref={place} dateTime={until}>
        {inZone ?? text}
      </time>
      {timeLeft && (
        <ol className="countdown-units" aria-hidden="true">
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <li key={unit}>
              <b>{String(timeLeft[unit]).padStart(2, '0')}</b>
              <small>{t(`flash.${unit}`)}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
