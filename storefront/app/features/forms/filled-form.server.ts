/** The trimmed text of a form's field. */
export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The texts of a form by field, to fill it in again. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** A multipart form of the fields that are filled, and of the files that were chosen in one field of the original. */
export function filledForm(
  fields: Readonly<Record<string, string | undefined>>,
  original: FormData,
  files: string,
): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) filled.set(name, value);
  for (const part of original.getAll(files))
    if (part instanceof File && part.size > 0) filled.append(files, part, part.name);
  return filled;
}
