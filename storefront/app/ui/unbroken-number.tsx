import type { ReactElement } from 'react';

interface UnbrokenNumberProps {
  /** A translated sentence, which may contain the number. */
  text: string;
  number: string;
}

/** A sentence whose number is never broken at its hyphens, where it would be out of order in right-to-left text. */
export function UnbrokenNumber({ text, number }: UnbrokenNumberProps): ReactElement {
  const [before, after] = text.split(number);
  if (after === undefined) return <>{text}</>;
  return (
    <>
      {before}
      <bdi className="whitespace-nowrap">{number}</bdi>
      {after}
    </>
  );
}

/** A text whose ranges, such as opening hours, are never broken at their dash. */
export function UnbrokenRanges({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/(\S+–\S+)/).map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
