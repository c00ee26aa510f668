/** First name and initial: enough for others to see a person, too little to find one. */
export function publicNameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = Array.from(last_name)[0];
  return (initial ? `${first_name} ${initial}.` : first_name).slice(0, 80);
}
