import type { search as english, searchHints as englishHints } from './en-search';
import type { Texts } from './texts';

/** Sentences of the report of searches in Spanish. */
export const search: Texts<typeof english> = {
  search: {
    about:
      'Lo que los clientes buscan en toda la tienda. Se cuenta sin datos personales; las búsquedas raras se eliminan con el tiempo.',
    none: 'Aún no hay búsquedas',
    none_text: 'Las búsquedas enviadas aparecen aquí en segundos.',
    add_synonym: 'Añadir sinónimo',
    pin_products: 'Fijar productos',
  },
};

/** Names of the fields of searches, synonyms and pinned results in Spanish. */
export const searchFields: Record<string, string> = {
  terms: 'Términos',
  language: 'Idioma',
  query: 'Búsqueda',
  searches: 'Búsquedas',
  results: 'Productos encontrados',
  outcome: 'Resultado',
  last_searched_at: 'Última búsqueda',
  search_curations_product_ids: 'Productos, en orden',
};

/** Values of those fields in Spanish. */
export const searchChoices: Record<string, string> = {
  two_way: 'En ambos sentidos',
  one_way: 'En un sentido',
  results: 'Con resultados',
  no_results: 'Sin resultados',
};

/** Help beside their inputs in Spanish. */
export const searchHints: Texts<typeof englishHints> = {
  search_synonyms: {
    terms: 'Palabras o frases separadas por comas, como zapatillas, deportivas, tenis.',
    type: 'En ambos sentidos: cada término encuentra los demás. En un sentido: solo el primero encuentra también los demás.',
    language: 'Déjalo vacío para todos los idiomas.',
  },
  search_curations: {
    query: 'Se aplica exactamente a estas palabras, en singular o plural.',
    product_ids: 'Aparecen primero y en este orden al ordenar por relevancia. Los agotados van al final.',
    language: 'Déjalo vacío para todos los idiomas.',
    starts_at: 'Déjalo vacío para empezar ya.',
    ends_at: 'Déjalo vacío si no tiene fin.',
  },
};

/** Names of their pages in Spanish, one and many. */
export const searchPages: Record<string, { name: string }> = {
  search_synonyms: { name: 'Sinónimo |||| Sinónimos' },
  search_curations: { name: 'Resultado fijado |||| Resultados fijados' },
  search_queries: { name: 'Búsqueda |||| Búsquedas' },
};
