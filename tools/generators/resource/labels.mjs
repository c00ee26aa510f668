// Texts of a new resource.
import { readJson, writeJson } from '@nx/devkit';
import { humanised } from './names.mjs';
import { withKey } from './sorted.mjs';

/** Folders of texts: `<folder>/<language>/<namespace>.json`, in i18next's format. */
const SERVER = 'backend/locales';
const CONSOLES = 'backoffice/kit/locales';
const ENGLISH = 'en';

/** Updates one file of texts. */
function update(tree, folder, language, namespace, change) {
  const file = `${folder}/${language}/${namespace}.json`;
  writeJson(tree, file, change(readJson(tree, file)));
}

/** Singular and plural name, in every plural form of the language; without forms where English has none. */
function countedName(language, one, many, isCounted) {
  if (!isCounted) return { name: many };
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return Object.fromEntries(pluralCategories.map((form) => [`name_${form}`, form === 'one' ? one : many]));
}

/** Adds missing texts in every language; returns those left in English in another one. */
export function addLabels(tree, { names, fields }, translations) {
  return tree.children(SERVER).flatMap((language) => {
    const texts = translations[language] ?? {};
    const untranslated = [];
    const translated = (given, english, what) => {
      if (given === undefined && language !== ENGLISH)
        untranslated.push(`${language}: the ${what} “${[english].flat().join('” and “')}”`);
      return given ?? english;
    };
    for (const { name, choices } of fields) {
      let label;
      update(tree, CONSOLES, language, 'fields', (known) => {
        label = known[name] ?? translated(texts.fields?.[name], humanised(name), 'field');
        return withKey(known, name, label);
      });
      update(tree, SERVER, language, 'fields', (known) => withKey(known, name, label));
      for (const choice of choices)
        update(tree, CONSOLES, language, 'choices', (known) =>
          choice in known
            ? known
            : withKey(known, choice, translated(texts.choices?.[choice], humanised(choice), 'choice')),
        );
    }
    const [one, many = one] = [translated(texts.name, [names.label.one, names.label.many], 'name')].flat();
    update(tree, CONSOLES, language, 'resources', (known) => ({
      ...known,
      [names.path]: countedName(language, one, many, names.label.one !== names.label.many),
    }));
    const term = names.path.replaceAll('_', ' ');
    update(tree, SERVER, language, 'terms', (known) =>
      withKey(known, term, language === ENGLISH ? term : many),
    );
    return untranslated;
  });
}
