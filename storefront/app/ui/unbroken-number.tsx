import type { ReactElement } from 'react';

interface UnbrokenNumberProps {
  /** A translated sentence that contains the number. */
  text: string;
  number: string;
}

/** A sentence whose number is never broken at its hyphens, where it would be out of order in right-to-left text. */
export function UnbrokenNumber({ text, number }: UnbrokenNumberProps): ReactElement {
  const [before, after] = text.split(number);
  return (
    <>
      {before}
      <bdi className="whitespace-nowrap">{number}</bdi>
      {after}
    </>
  );
}
