/** First name and initial of the last name, so that customers can't be identified publicly. */
export function publicNameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = Array.from(last_name)[0];
  return (initial ? `${first_name} ${initial}.` : first_name).slice(0, 80);
}
