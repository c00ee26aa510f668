/** Values one after another, such as those of a product's attribute, with the comma of the language's script. */
export const joinedValues = (values: readonly string[], language: string): string =>
  values.join(language.startsWith('ar') ? '، ' : ', ');
